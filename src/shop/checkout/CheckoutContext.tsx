import { createContext, use, useEffect, type ReactNode } from 'react';
import { createStore, useStore } from '#lib/store';
import { useCart, useCartState } from '#shop/cart/CartContext';
import type { CartRow } from '#shop/cart/rows';
import { currentCheckout, type Checkout } from './checkout';
import { IDLE, type OrderState } from './orderState';
import { displacedRows, NOTHING_PENDING } from './pending';
import { forgetOldOrders } from './pendingStore';
import { startCheckout } from './startCheckout';

const CheckoutContext = createContext<Checkout | null | undefined>(undefined);

/** The customer's checkout; null for a guest. @throws Error outside of a CheckoutProvider */
export function useCheckout(): Checkout | null {
  const checkout = use(CheckoutContext);
  if (checkout === undefined) throw new Error('useCheckout must be used within CheckoutProvider');
  return checkout;
}

/** Inside of a CartProvider. */
export function CheckoutProvider({ children }: { children: ReactNode }) {
  const checkout = useCart() && currentCheckout();
  useEffect(forgetOldOrders, []);
  useEffect(() => (checkout ? startCheckout(checkout) : undefined), [checkout]);
  return <CheckoutContext value={checkout}>{children}</CheckoutContext>;
}

const GUESTS_ORDER = createStore(IDLE);
const GUESTS_PENDING = createStore(NOTHING_PENDING);

/** A part of what the customer's order is doing; a guest's is idle. Only a change of this part rerenders. */
export function useOrderState<Part>(select: (state: OrderState) => Part): Part {
  return useStore(useCheckout()?.orderStore ?? GUESTS_ORDER, select);
}

const NO_ROWS: readonly CartRow[] = [];

/** The pieces that are missing from the cart. */
export function useDisplacedRows(): readonly CartRow[] {
  const pending = useStore(useCheckout()?.pending.store ?? GUESTS_PENDING, (all) => all);
  const rows = useCartState((state) => (state.status === 'ready' ? state.baseRows : null));
  return rows ? displacedRows(pending, rows) : NO_ROWS;
}
