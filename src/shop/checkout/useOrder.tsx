import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#config/paths';
import { createStore, useStore } from '#lib/store';
import type { CartRow } from '#shop/cart/cart';
import { ordersKey, ordersQuery } from '#shop/orders/api';
import { queryClient } from '#shop/queries/queryClient';
import { useAuth } from '#shop/session/AuthContext';
import { ConfirmDialog } from '#ui/ConfirmDialog';
import { changeAlert, removeAlertsOf, showAlert } from '#ui/alerts/alertStore';
import { currentCheckout, lookUpOrder, placeOrder, unsettledOrder, type Checkout } from './placing';
import { tellPlaced } from './puttingBack';
import { checkoutText } from './texts';

const toOrders = { to: paths.orders, text: checkoutText('checkout.yourOrders') };

/** Tells that the outcome is unknown, then what the newest orders say. @returns whether the order was placed */
async function tellUnknown(checkout: Checkout, rows: readonly CartRow[]): Promise<boolean> {
  const text = checkoutText('checkout.orderUnknown');
  const id = showAlert({ kind: 'order', text, tone: 'error', link: toOrders });
  const sent = unsettledOrder(checkout, rows);
  const outcome = sent && (await lookUpOrder(checkout, sent));
  if (checkout.cart.signal.aborted) return false;
  if (outcome === 'missing' || outcome === 'unclear')
    changeAlert(id, { text: `${text} ${checkoutText(`checkout.order.${outcome}`)}` });
  if (outcome !== 'placed') void queryClient().invalidateQueries({ queryKey: ordersKey });
  return outcome === 'placed';
}

/** The ids of the orders that this visit has listed; null if it has listed none. */
function listedOrderIds({ cart: { userId } }: Checkout): string[] | null {
  const listed = queryClient().getQueryData(ordersQuery(userId).queryKey);
  return listed ? listed.pages.flatMap(({ rows }) => rows.map(({ id }) => id)) : null;
}

/**
 * Asks whether to order the same again, because it may have been ordered already. A customer who has left the button is
 * told that nothing was ordered.
 */
function useAskAgain() {
  const [answer, setAnswer] = useState<((yes: boolean) => void) | null>(null);
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => void (isShown.current = false);
  }, []);
  const askAgain = async (): Promise<boolean> => {
    if (isShown.current) return new Promise((resolve) => setAnswer(() => resolve));
    showAlert({ kind: 'order', text: checkoutText('again.notAsked'), tone: 'notice', link: toOrders });
    return false;
  };
  const answerWith = (yes: boolean): void => {
    setAnswer(null);
    answer?.(yes);
  };
  const question = answer && (
    <ConfirmDialog
      question={checkoutText('again.question')}
      detail={checkoutText('again.detail')}
      onYes={() => answerWith(true)}
      onNo={() => answerWith(false)}
    />
  );
  return { askAgain, question };
}

/** For guests. */
const NEVER = createStore<'placing' | 'lookingUp' | null>(null);

/** Placing an order, for Buy Now and Checkout. */
export function useOrder() {
  const checkout = useAuth().user && currentCheckout();
  const busy = useStore(checkout?.busy ?? NEVER, (what) => what);
  const navigate = useNavigate();
  const { askAgain, question } = useAskAgain();

  /** Orders these rows. @returns whether the order was placed, now or before */
  const place = async (checkout: Checkout, rows: readonly CartRow[]): Promise<boolean> => {
    const sent = unsettledOrder(checkout, rows);
    if (sent && !checkout.busy.get()) {
      if ((await lookUpOrder(checkout, sent)) === 'placed') return true;
      if (checkout.cart.signal.aborted || !(await askAgain())) return false;
    }
    const before = checkout.busy.get();
    const result = await placeOrder(checkout, rows, listedOrderIds(checkout));
    if (result === 'unknown') return tellUnknown(checkout, rows);
    if (result === 'busy') {
      const text = checkoutText(before === 'lookingUp' ? 'checkout.lookingUp' : 'checkout.orderUnderWay');
      showAlert({ kind: 'order', text, tone: 'notice' });
    }
    if (result === 'failed' || result === 'offline') {
      const text = checkoutText(result === 'offline' ? 'checkout.offline' : 'checkout.orderFailed');
      showAlert({ kind: 'order', text, tone: 'error' });
    }
    return result === 'placed';
  };
  /**
   * Orders these rows, tells the outcome in an alert and, if the order was placed, navigates to /orders, unless the user
   * has left the page meanwhile. Never throws.
   * @returns whether the order was placed
   */
  const order = async (rows: readonly CartRow[]): Promise<boolean> => {
    if (!checkout) return false;
    const from = window.location.pathname;
    removeAlertsOf('order');
    removeAlertsOf('placed');
    if (!(await place(checkout, rows))) return false;
    removeAlertsOf('cart');
    removeAlertsOf('order');
    tellPlaced(checkout);
    // The list is fetched again.
    void queryClient().resetQueries({ queryKey: ordersKey });
    if (window.location.pathname === from) void navigate(paths.orders);
    return true;
  };

  return {
    order,
    /** The question whether to order the same again, while it is asked. */
    question,
    /** An order is being sent or looked up, which this text says; a second one is not accepted. */
    waitText: busy ? checkoutText(`checkout.${busy}`) : undefined,
  };
}
