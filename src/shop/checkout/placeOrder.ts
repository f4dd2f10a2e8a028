import { logFailure } from '#lib/logger';
import { isPersonHere } from '#shop/session/customer';
import { showAlert } from '#ui/alerts/alertStore';
import { loadOrderAlerts } from './OrderStatus';
import { dispatch, type Checkout } from './checkout';
import { isBusy } from './orderState';
import type { Press } from './runOrder';
import { checkoutText } from './texts';

/** Loads the code of an order, and what draws its outcome. */
export async function loadOrderCode() {
  const [{ runOrder }] = await Promise.all([import('./runOrder'), loadOrderAlerts()]);
  return runOrder;
}

/**
 * Answers a press at once, then orders these rows and empties the cart. What is said follows from the state of the order.
 * Never throws.
 * @returns whether the order was placed, now or before
 */
export async function placeOrder(checkout: Checkout, press: Press): Promise<boolean> {
  const wasBusy = isBusy(checkout.orderStore.get());
  dispatch(checkout, { type: 'pressed' });
  if (wasBusy) return false;
  try {
    const runOrder = await loadOrderCode();
    return await runOrder(checkout, press);
  } catch (error) {
    logFailure('Failed to place the order', error);
    // What draws the state may be missing.
    if (isPersonHere(checkout.cart.customer))
      showAlert({ kind: 'order', text: checkoutText('checkout.orderFailed'), tone: 'error' });
    dispatch(checkout, { type: 'ended' });
    return false;
  }
}
