import { translator } from '#i18n/translator';

/** Ordering: Buy Now, the outcome of an order, and putting the cart back. */
export const checkoutText = translator({
  'checkout.buyNow': 'Buy Now',
  'checkout.buyNowOf': 'Buy Now: {name}',
  'checkout.buyNowNote': 'Buy Now places the order in one step.',
  'checkout.buyNowAside': 'What else is in your cart is put aside, and you can put it back.',
  'checkout.logInToBuy': 'You must be logged in to buy',
  'checkout.placing': 'Placing your order…',
  'checkout.lookingUp': 'Looking for your last order…',
  'checkout.orderPlaced': 'Order placed successfully!',
  'checkout.orderFailed': 'Failed to place order. Please try again.',
  'checkout.orderUnknown':
    'Failed to place order. Please try again. It may have been placed: look at Your Orders first.',
  'checkout.order.notFound': 'It is not among your orders yet.',
  'checkout.order.unclear': 'There is one like it among your orders, which may be an older one.',
  'checkout.total': 'Total: {total}.',
  'checkout.stopped.offline': 'You are offline. Nothing was ordered.',
  'checkout.stopped.changed': 'Your cart has changed. Please look at it once more.',
  'checkout.stopped.notAsked':
    'Your order of these items may have been placed already. Nothing was ordered again.',
  'checkout.orderUnderWay': 'Your order is on its way. One moment, please.',
  'checkout.yourOrders': 'Your Orders',
  'again.question': 'Order the same again?',
  'again.detail': 'Your order of these items may have been placed already.',
  'quantity.failed': 'The quantity could not be changed.',

  'putBack.left.one': '1 other piece is no longer in your cart.',
  'putBack.left.other': '{count} other pieces are no longer in your cart.',
  'putBack.lost.one': '1 piece is no longer in your cart.',
  'putBack.lost.other': '{count} pieces are no longer in your cart.',
  'putBack.atMost': 'Up to {limit} can be put back at a time.',
  'putBack.offer': 'Put my cart back',
  'putBack.adding': 'Adding…',
  'putBack.added.one': '1 piece added to your cart.',
  'putBack.added.other': '{count} pieces added to your cart.',
  'putBack.missing': 'Not added: {names}.',
  'putBack.pieces': '{name} ({quantity})',
  'putBack.failed': 'Your cart could not be read. Nothing was added.',
});
