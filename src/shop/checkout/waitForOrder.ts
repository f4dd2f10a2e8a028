import { dispatch, type Checkout } from './checkout';
import { untilUnlocked } from './oneTab';

/** Tells that an order is under way in another tab, and reads the cart anew when it is done. */
export async function waitForOrder(checkout: Checkout): Promise<void> {
  const { cart } = checkout;
  dispatch(checkout, { type: 'taken' });
  await untilUnlocked(cart.userId, 'order');
  await cart.load();
  dispatch(checkout, { type: 'ended' });
}
