import { translator } from '#i18n/translator';

export const buyingText = translator({
  'buying.addToCart': 'Add to Cart',
  'buying.addToCartOf': 'Add to Cart: {name}',
  'buying.logInFirst': 'Please log in first!',
  'buying.added': '{name} added to cart.',
  'buying.notAdded': 'Not added: {names}. Please add them once more.',
  'buying.viewCart': 'View cart',
  'buying.pieces': '{name} ({quantity})',
  'buying.inCart': 'In your cart: {count}',
  'buying.adding': 'Adding to your cart…',
});
