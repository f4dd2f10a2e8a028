import { translator } from '#i18n/translator';

/** Buy Now, and what its button and Checkout's say while an order is placed. */
export const checkoutText = translator({
  'checkout.buyNow': 'Buy Now',
  'checkout.buyNowOf': 'Buy Now: {name}',
  'checkout.buyNowNote': 'Buy Now places the order in one step.',
  'checkout.buyNowAside': 'What else is in your cart is put aside, and you can put it back.',
  'checkout.logInToBuy': 'You must be logged in to buy',
  'checkout.placing': 'Placing your order…',
  'checkout.lookingUp': 'Looking for your last order…',
  'checkout.orderFailed': 'Failed to place order. Please try again.',
});
