import { brand } from '#house/house';
import { translator } from '#i18n/translator';

/** The cart, and the questions before removing something from it. */
export const cartText = translator({
  'cart.documentTitle': 'Your cart',
  'cart.description': `The perfumes you have put aside at ${brand}, with their quantities and the total. Remove what you have thought better of, then place your order.`,
  'cart.title': 'Your Cart',
  'cart.empty': 'Your Cart is Empty',
  'cart.launching': "Stay tuned, we're launching soon",
  'cart.loading': 'Loading your cart…',
  'cart.loadFailed': 'Your cart could not be loaded.',

  'cart.list': 'Items in your cart',
  'cart.count.one': '1 item',
  'cart.count.other': '{count} items',

  'cart.hidden.one': '1 item is incomplete and not shown.',
  'cart.hidden.other': '{count} items are incomplete and not shown.',
  'cart.removeIncomplete': 'Remove incomplete items',
  'cart.incompleteRemoved': 'Incomplete items removed.',

  'cart.oneFewer': 'One fewer: {name}',
  'cart.oneMore': 'One more: {name}',
  'cart.changing': 'Changing…',
  'cart.changed': '{name}, quantity {quantity}',
  'cart.quantityFailed': 'The quantity could not be changed.',
  'cart.remove': 'Remove',
  'cart.removeOf': 'Remove {name}',
  'cart.removeBefore': 'Remove',
  'cart.removeAfter': 'from your cart?',
  'cart.removePieces': '{count} pieces will be removed.',
  'cart.removed': '{name} removed from your cart. Total: {total}.',
  'cart.clear': 'Clear Cart',
  'cart.clearQuestion': 'Remove everything from your cart?',
  'cart.cleared': 'Your cart has been cleared.',

  'cart.summary': 'Summary',
  'cart.checkout': 'Checkout',
  'cart.checkoutNote': 'Checkout places your order. You will find it under Your Orders.',
  'cart.orderingAs': 'Ordering as {name}',
  'cart.blocked': 'Your cart contains invalid products. Please remove them before checkout.',
});
