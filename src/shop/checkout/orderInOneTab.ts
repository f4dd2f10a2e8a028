import { askBeforeUnload } from '#lib/askBeforeUnload';
import { inOneTab, untilUnlocked } from '#lib/locks';
import { dispatch, type Checkout } from './checkout';

/**
 * Does the work of a press after all changes that are on their way. If another tab orders, says so, and reads the cart anew
 * when it is done.
 * @returns undefined if another tab orders
 */
export async function orderInOneTab<Result>(
  checkout: Checkout,
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  const { cart, orderLockName } = checkout;
  // A reload would leave the outcome open.
  const result = await inOneTab(orderLockName, () => askBeforeUnload(() => cart.whenQuiet().then(work)));
  if (result !== undefined) return result;
  dispatch(checkout, { type: 'otherTabOrders' });
  await untilUnlocked(orderLockName);
  await cart.whenQuiet();
  await cart.load();
  dispatch(checkout, { type: 'ended' });
  return undefined;
}
