import { untilUnlocked } from '#lib/locks';
import { dispatch, type Checkout } from './checkout';
import { isPlaced } from './pending';

/** Follows other tabs, and warns of an order whose outcome a reload has left open. @returns a function that stops following */
export function startCheckout(checkout: Checkout): () => void {
  const { pending, cart } = checkout;
  const tellOfOpen = (): void => {
    if (pending.readAnew().orders.some(({ is }) => is === 'open') && !cart.signal.aborted)
      dispatch(checkout, { type: 'stored' });
  };
  // While it is being sent, by another tab or by this customer's former session, nothing is known.
  const { orders, incoming } = pending.get();
  if (orders.length > 0) void untilUnlocked(checkout.orderLock).then(tellOfOpen);
  if (incoming.length > 0 || orders.some((order) => isPlaced(order) && order.beside.length > 0))
    void import('./emptyCart').then((code) => code.settleFormerVisit(checkout)).catch(() => undefined);
  return pending.follow();
}
