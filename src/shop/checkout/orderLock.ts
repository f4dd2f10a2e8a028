import { askBeforeUnload } from '#lib/askBeforeUnload';
import { inOneTab, untilUnlocked } from '#lib/locks';
import { dispatch, type Checkout } from './checkout';

/**
 * Does work with an order that one tab at a time may do. The lock is kept until the cart has lost what the order has bought:
 * this tab's next work waits for that, and another tab's is not done.
 * @returns undefined if another tab is at it
 */
export async function withOrderLock<Result>(
  checkout: Checkout,
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  const { cart } = checkout;
  await checkout.takingOut?.then(() => untilUnlocked(cart.lockName('order')));
  return inOneTab(cart.lockName('order'), work, async () => {
    await checkout.takingOut;
    checkout.takingOut = null;
  });
}

/** Does the work of a press. If another tab orders, says so, and reads the cart anew when it is done. */
export async function orderInOneTab<Result>(
  checkout: Checkout,
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  const { cart } = checkout;
  const begin = async (): Promise<Result> => {
    // It stops when it sees the order.
    await untilUnlocked(cart.lockName('putBack'));
    await untilUnlocked(cart.lockName('cart'));
    return work();
  };
  // A reload would leave the outcome open.
  const result = await withOrderLock(checkout, () => askBeforeUnload(begin));
  if (result !== undefined) return result;
  dispatch(checkout, { type: 'otherTabOrders' });
  await untilUnlocked(cart.lockName('order'));
  await cart.load();
  dispatch(checkout, { type: 'ended' });
  return undefined;
}
