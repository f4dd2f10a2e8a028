import { untilUnlocked } from '#lib/locks';
import { dispatch, type Checkout } from './checkout';
import { isPlaced } from './pending';

/** Follows other tabs, and goes on with what a reload has cut off. @returns a function that stops following */
export function startCheckout(checkout: Checkout): () => void {
  const { pending, orderLockName } = checkout;
  // While one is being sent, by another tab or by this customer's former session, nothing is known.
  if (pending.get().orders.length > 0)
    untilUnlocked(orderLockName)
      .then(() => resume(checkout))
      .catch(() => undefined);
  return pending.follow();
}

/** Warns of an order whose outcome is open, and takes out of the cart what a placed one has bought. */
async function resume(checkout: Checkout): Promise<void> {
  const { cart, pending } = checkout;
  if (cart.signal.aborted) return;
  const { orders } = pending.readAnew();
  if (orders.some(({ is }) => is === 'open')) dispatch(checkout, { type: 'stored' });
  if (!orders.some(isPlaced)) return;
  const { resumeEmptying } = await import('./afterOrder');
  await resumeEmptying(checkout);
}
