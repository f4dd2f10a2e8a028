import { useEffect } from 'react';
import type { Order } from '#shop/orders/order';
import { useCheckout } from './CheckoutContext';

/** Orders that the customer sees in the list are not of unknown outcome any more. */
export function useListedOrders(orders: readonly Order[]): void {
  const checkout = useCheckout();
  useEffect(() => {
    if (!checkout || checkout.pending.get().orders.length === 0) return;
    // A press looks the order up, too.
    void import('./outcome').then((code) => code.recordListed(checkout, orders)).catch(() => undefined);
  }, [checkout, orders]);
}
