import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '#config/paths';
import { createStore, useStore } from '#lib/store';
import { useCartState } from '#shop/cart/CartContext';
import type { CartRow } from '#shop/cart/rows';
import { locationState } from '#shop/session/locationState';
import { AlertSource, type AlertRow } from '#ui/alerts/Alerts';
import { useCheckout } from './CheckoutContext';
import type * as OrderAlerts from './orderAlerts';
import { IDLE, type OrderState } from './orderState';
import { missingRows, type Pending } from './pending';

const GUESTS_ORDER = createStore(IDLE);
const GUESTS_PENDING = createStore<Pending>({ orders: [], expected: [], changing: [] });

/** A part of what the customer's order is doing; a guest's is idle. Only a change of this part rerenders. */
export function useOrderState<Part>(select: (state: OrderState) => Part): Part {
  return useStore(useCheckout()?.progress ?? GUESTS_ORDER, select);
}

const NO_ROWS: readonly CartRow[] = [];

/** The displaced pieces that the cart lacks. */
export function useMissingRows(): readonly CartRow[] {
  const checkout = useCheckout();
  const pending = useStore(checkout?.pending.store ?? GUESTS_PENDING, (all) => all);
  const rows = useCartState((state) => (state.status === 'loading' ? null : state.rows));
  return rows ? missingRows(pending, rows) : NO_ROWS;
}

/** The code that draws what is said of an order: most visits have no order, and do not load it. */
const code = createStore<typeof OrderAlerts | null>(null);

export async function loadOrderAlerts(): Promise<void> {
  code.set(await import('./orderAlerts'));
}

/** Draws in the place of alerts what is said of an order and of what it displaced, and asks whether to order the same again. */
export function OrderStatus({ children }: { children: ReactNode }) {
  const checkout = useCheckout();
  const drawing = useStore(code, (loaded) => loaded);
  const isAsked = useOrderState(({ is }) => is === 'asking');
  return (
    <AlertSource value={ORDERS}>
      {children}
      {checkout && drawing && isAsked && <drawing.OrderQuestion checkout={checkout} />}
    </AlertSource>
  );
}

const ORDERS = { useRows: useOrderAlerts, linkState: (from: string) => locationState({ from }) };

const NONE: readonly AlertRow[] = [];

function useOrderAlerts(): readonly AlertRow[] {
  const checkout = useCheckout();
  const drawing = useStore(code, (loaded) => loaded);
  const { is, warning } = useOrderState((all) => all);
  const missing = useMissingRows();
  const isCartPage = useLocation().pathname === paths.cart;
  const isNeeded = !drawing && (is !== 'idle' || warning !== null || missing.length > 0);
  useEffect(() => {
    // A press loads it too.
    if (isNeeded) loadOrderAlerts().catch(() => undefined);
  }, [isNeeded]);
  return checkout && drawing ? drawing.orderAlerts(checkout, missing, isCartPage) : NONE;
}
