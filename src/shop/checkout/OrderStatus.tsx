import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '#config/paths';
import { createStore, useStore } from '#lib/store';
import { locationState } from '#shop/session/locationState';
import { AlertSource } from '#ui/alerts/Alerts';
import { useCheckout, useDisplacedRows, useOrderState } from './CheckoutContext';
import type * as OrderAlerts from './orderAlerts';

/** The code that draws what is said of an order: most visits have no order, and do not load it. */
const code = createStore<typeof OrderAlerts | null>(null);

export async function loadOrderAlerts(): Promise<void> {
  code.set(await import('./orderAlerts'));
}

/** Draws in the place of alerts what is said of an order and of missing pieces, and asks whether to order the same again. */
export function OrderStatus({ children }: { children: ReactNode }) {
  const checkout = useCheckout();
  const drawing = useStore(code, (loaded) => loaded);
  const { is, warning } = useOrderState((all) => all);
  const missing = useDisplacedRows();
  const isCartPage = useLocation().pathname === paths.cart;
  const isNeeded = !drawing && (is !== 'idle' || warning !== null || missing.length > 0);
  useEffect(() => {
    // A press loads it too.
    if (isNeeded) loadOrderAlerts().catch(() => undefined);
  }, [isNeeded]);
  const rows = checkout && drawing ? drawing.orderAlerts(checkout, missing, isCartPage) : [];
  return (
    <AlertSource value={{ rows, linkState }}>
      {children}
      {checkout && drawing && is === 'asking' && <drawing.OrderQuestion checkout={checkout} />}
    </AlertSource>
  );
}

const linkState = (from: string): object => locationState({ from });
