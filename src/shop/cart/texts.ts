import { translator } from '#i18n/translator';

/** Buying: the buttons of a product, and the outcome of an order. */
export const buyingText = translator({
  'buying.login': 'Login',
  'buying.addToCart': 'Add to Cart',
  'buying.addToCartOf': 'Add to Cart: {name}',
  'buying.buyNow': 'Buy Now',
  'buying.buyNowOf': 'Buy Now: {name}',
  'buying.logInFirst': 'Please log in first!',
  'buying.logInToBuy': 'You must be logged in to buy',
  'buying.added': '{name} added to cart.',
  'buying.viewCart': 'View cart',
  'buying.adding': 'Adding to your cart…',
  'buying.placing': 'Placing your order…',
  'buying.orderPlaced': 'Order placed successfully!',
  'buying.orderFailed': 'Failed to place order. Please try again.',
  'buying.orderUnknown':
    'Failed to place order. Please try again. It may have been placed: look at Your Orders first.',
  'buying.order.missing': 'It is not among your orders yet.',
  'buying.order.unclear': 'There is one like it among your orders, which may be an older one.',
  'buying.offline': 'You are offline. Nothing was ordered.',
  'buying.orderUnderWay': 'Your order is on its way. One moment, please.',
  'buying.yourOrders': 'Your Orders',

  'again.question': 'Order the same again?',
  'again.detail': 'Your order of these items may have been placed already.',

  'putBack.left.one': '1 other piece was cleared from your cart.',
  'putBack.left.other': '{count} other pieces were cleared from your cart.',
  'putBack.atMost': 'Up to {limit} can be put back at a time.',
  'putBack.offer': 'Put my cart back',
  'putBack.adding': 'Adding…',
  'putBack.added.one': '1 item added to your cart.',
  'putBack.added.other': '{count} items added to your cart.',
  'putBack.missing': 'Not added: {names}.',
  'putBack.pieces': '{name} ({quantity})',
  'putBack.failed': 'Your cart could not be read. Nothing was added.',
});
