import { translator } from '#i18n/translator';

/** What is said of an order, and of putting the cart back. */
export const statusText = translator({
  'order.placed': 'Order placed successfully!',
  'order.nothingElse': 'Nothing else was ordered.',
  'order.unknown':
    'Failed to place order. Please try again. It may have been placed: look at Your Orders first.',
  'order.notFound': 'It is not among your orders yet.',
  'order.unclear': 'There is one like it among your orders, which may be an older one.',
  'order.total': 'Total: {total}.',
  'order.offline': 'You are offline. Nothing was ordered.',
  'order.changed': 'Your cart has changed. Please look at it once more.',
  'order.otherTab': 'Nothing was ordered here.',
  'order.underWay': 'Your order is on its way. One moment, please.',
  'order.yourOrders': 'Your Orders',
  'again.question': 'Order the same again?',
  'again.detail': 'Your order of these items may have been placed already.',

  'putBack.missingAlso.one': '1 other piece is no longer in your cart.',
  'putBack.missingAlso.other': '{count} other pieces are no longer in your cart.',
  'putBack.missing.one': '1 piece is no longer in your cart.',
  'putBack.missing.other': '{count} pieces are no longer in your cart.',
  'putBack.atMost': 'Up to {limit} can be put back at a time.',
  'putBack.offer': 'Put my cart back',
  'putBack.adding': 'Adding…',
  'putBack.added.one': '1 piece added to your cart.',
  'putBack.added.other': '{count} pieces added to your cart.',
  'putBack.notAdded': 'Not added: {names}.',
  'putBack.failed': 'Your cart could not be read. Nothing was added.',
});
