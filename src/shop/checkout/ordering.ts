import { logFailure } from '#lib/logger';
import { tell, type Checkout } from './checkout';
import { isBusy } from './orderState';
import type { Press } from './placeOrder';

export const loadPlaceOrder = () => import('./placeOrder');

/**
 * Answers a press at once, then orders these rows and empties the cart. What is said follows from the state of the order.
 * Never throws.
 * @returns whether the order was placed, now or before
 */
export async function placeOrder(checkout: Checkout, press: Press): Promise<boolean> {
  const wasBusy = isBusy(checkout.order.get());
  tell(checkout, { type: 'pressed' });
  if (wasBusy) return false;
  try {
    const { runOrder } = await loadPlaceOrder();
    return await runOrder(checkout, press);
  } catch (error) {
    logFailure('Failed to place the order', error);
    tell(checkout, { type: 'refused', why: '' });
    return false;
  }
}

/** Adds what is missing to the cart again. A press while this runs, or an order, changes nothing. Never throws. */
export async function putBack(checkout: Checkout): Promise<void> {
  const { is } = checkout.order.get();
  tell(checkout, { type: 'putBack' });
  if (is === 'puttingBack' || checkout.order.get().is !== 'puttingBack') return;
  try {
    const { runPutBack } = await import('./putBack');
    await runPutBack(checkout);
  } catch (error) {
    logFailure('The cart could not be put back', error);
  }
  tell(checkout, { type: 'putBackEnded' });
}
