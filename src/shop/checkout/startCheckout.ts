import { untilUnlocked } from '#lib/locks';
import { dispatch, type Checkout } from './checkout';

/** Follows other tabs, and warns of an order whose outcome a reload has left open. @returns a function that stops following */
export function startCheckout(checkout: Checkout): () => void {
  const { pending, cart } = checkout;
  const tellOfOpen = (): void => {
    if (pending.readAnew().orders.some(({ is }) => is === 'open') && !cart.signal.aborted)
      dispatch(checkout, { type: 'stored' });
  };
  // While it is being sent, by another tab or by this customer's former session, nothing is known.
  if (pending.get().orders.length > 0) void untilUnlocked(checkout.orderLock).then(tellOfOpen);
  return pending.follow();
}
