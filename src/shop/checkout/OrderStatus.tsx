import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '#config/paths';
import { createStore, useStore } from '#lib/store';
import { useCartState } from '#shop/cart/CartContext';
import { countPieces } from '#shop/cart/rows';
import { carry } from '#shop/session/carried';
import { AlertSource, type AlertRow } from '#ui/alerts/Alerts';
import { useCheckout } from './CheckoutContext';
import { missingRows } from './displaced';
import type * as OrderRows from './orderRows';
import { IDLE, type OrderState } from './orderState';
import type { Pending } from './pending';

const GUESTS_ORDER = createStore(IDLE);
const GUESTS_PENDING = createStore<Pending>({ unknown: [], displaced: [], changing: [] });

/** A part of what the customer's order is doing; a guest's is idle. Only a change of this part rerenders. */
export function useOrderState<Part>(select: (state: OrderState) => Part): Part {
  return useStore(useCheckout()?.order ?? GUESTS_ORDER, select);
}

/** How many displaced pieces the cart lacks. */
export function useMissingCount(): number {
  const checkout = useCheckout();
  const pending = useStore(checkout?.pending.store ?? GUESTS_PENDING, (all) => all);
  const rows = useCartState((state) => (state.status === 'loading' ? null : state.rows));
  return rows ? countPieces(missingRows(pending, rows)) : 0;
}

/** The code that draws what is said of an order: most visits have no order, and do not load it. */
const code = createStore<typeof OrderRows | null>(null);

export async function loadOrderRows(): Promise<void> {
  code.set(await import('./orderRows'));
}

/** Draws in the place of alerts what is said of an order and of what it displaced, and asks whether to order the same again. */
export function OrderStatus({ children }: { children: ReactNode }) {
  const checkout = useCheckout();
  const drawing = useStore(code, (loaded) => loaded);
  const isAsked = useOrderState(({ is }) => is === 'asking');
  const isSomething = useOrderState(({ is, warning }) => is !== 'idle' || warning !== null);
  const missing = useMissingCount();
  const isNeeded = !drawing && (isSomething || missing > 0);
  useEffect(() => {
    // A press loads it too.
    if (isNeeded) loadOrderRows().catch(() => undefined);
  }, [isNeeded]);
  return (
    <AlertSource value={ORDERS}>
      {children}
      {checkout && drawing && isAsked && <drawing.OrderQuestion checkout={checkout} />}
    </AlertSource>
  );
}

const ORDERS = { useRows: useOrderRows, linkState: (from: string) => carry({ from }) };

const NONE: readonly AlertRow[] = [];

function useOrderRows(): readonly AlertRow[] {
  const checkout = useCheckout();
  const drawing = useStore(code, (loaded) => loaded);
  useOrderState((all) => all);
  const missing = useMissingCount();
  const isCartPage = useLocation().pathname === paths.cart;
  return checkout && drawing ? drawing.orderRows(checkout, missing, isCartPage) : NONE;
}
