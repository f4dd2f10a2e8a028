import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { ADD_CALL_LIMIT } from '#config/constants';
import { paths } from '#config/paths';
import { logFailure } from '#lib/logger';
import { ConfirmDialog } from '#ui/ConfirmDialog';
import { changeAlert, removeAlert, removeAlertsOf, showAlert } from '#ui/alerts/alertStore';
import { ordersKey, ordersQuery } from '#shop/orders/api';
import { queryClient } from '#shop/queries/queryClient';
import { useCartState, useCart } from './CartContext';
import { countPieces, type CartLine } from './cart';
import type { CartStore } from './cartStore';
import { lookUpOrder, placeOrder, putBack, unsettledOrder, type PutBack } from './placing';
import { buyingText } from './texts';

/** Adds again what the order has removed from the cart, and says what is missing. */
async function putBackAndTell(cart: CartStore, alertId: number): Promise<void> {
  const offer = (busy: boolean): void => {
    const text = buyingText(busy ? 'putBack.adding' : 'putBack.offer');
    changeAlert(alertId, { button: { text, busy, press: () => void putBackAndTell(cart, alertId) } });
  };
  offer(true);
  try {
    const result = await putBack(cart);
    if (result) tellPutBack(result);
    if (result?.missing.length === 0) removeAlert(alertId);
    else offer(false);
  } catch (error) {
    logFailure('The cart could not be read', error);
    showAlert({ kind: 'cart', text: buyingText('putBack.failed'), tone: 'error' });
    offer(false);
  }
}

function tellPutBack({ added, missing }: PutBack): void {
  const names = missing
    .map(({ name, quantity }) => buyingText('putBack.pieces', { name, quantity }))
    .join(', ');
  const isComplete = missing.length === 0;
  showAlert({
    kind: 'cart',
    text:
      buyingText('putBack.added', { count: added }) +
      (isComplete ? '' : ` ${buyingText('putBack.missing', { names })}`),
    tone: isComplete ? 'success' : 'error',
    link: { to: paths.cart, text: buyingText('buying.viewCart') },
  });
}

/** Tells that an order was placed, and offers to put back what else the cart held. */
function tellPlaced(cart: CartStore): void {
  const count = countPieces(cart.unbought);
  if (count === 0) return void showAlert({ kind: 'placed', text: buyingText('buying.orderPlaced') });
  const text = [
    buyingText('buying.orderPlaced'),
    buyingText('putBack.left', { count }),
    ...(count > ADD_CALL_LIMIT ? [buyingText('putBack.atMost', { limit: ADD_CALL_LIMIT })] : []),
  ].join(' ');
  const press = (): void => void putBackAndTell(cart, id);
  const button = { text: buyingText('putBack.offer'), busy: false, press };
  const id = showAlert({ kind: 'placed', text, button });
}

/** Tells that the outcome is unknown, then what the newest orders say. @returns whether the order was placed */
async function tellUnknown(cart: CartStore, lines: readonly CartLine[]): Promise<boolean> {
  const link = { to: paths.orders, text: buyingText('buying.yourOrders') };
  const id = showAlert({ kind: 'order', text: buyingText('buying.orderUnknown'), tone: 'error', link });
  const sent = unsettledOrder(cart.userId, lines);
  const found = sent && (await lookUpOrder(cart, sent));
  if (found === 'missing' || found === 'unclear') {
    changeAlert(id, { text: `${buyingText('buying.orderUnknown')} ${buyingText(`buying.order.${found}`)}` });
  }
  if (found !== 'placed') void queryClient.invalidateQueries({ queryKey: ordersKey });
  return found === 'placed';
}

/** The ids of the orders that this visit has listed; null if it has listed none. */
function listedOrderIds({ userId }: CartStore): string[] | null {
  const listed = queryClient.getQueryData(ordersQuery(userId).queryKey);
  return listed ? listed.pages.flatMap(({ rows }) => rows.map(({ id }) => id)) : null;
}

/** Asks whether to order the same again, because it may have been ordered already. */
function useAskAgain() {
  const [answer, setAnswer] = useState<((yes: boolean) => void) | null>(null);
  const askAgain = (): Promise<boolean> => new Promise((resolve) => setAnswer(() => resolve));
  const answerWith = (yes: boolean): void => {
    setAnswer(null);
    answer?.(yes);
  };
  const question = answer && (
    <ConfirmDialog
      question={buyingText('again.question')}
      detail={buyingText('again.detail')}
      onYes={() => answerWith(true)}
      onNo={() => answerWith(false)}
    />
  );
  return { askAgain, question };
}

/** Placing an order, for Buy Now and Checkout. */
export interface Ordering {
  /**
   * Orders these rows, tells the outcome in an alert and, if the order was placed, navigates to /orders,
   * unless the user has left the page meanwhile. Never throws.
   * @returns whether the order was placed
   */
  order: (lines: readonly CartLine[]) => Promise<boolean>;
  /** The question whether to order the same again, while it is asked. */
  question: ReactNode;
  /** An order is being sent; a second one is not accepted. */
  placing: boolean;
  /** An order has just failed; presses are ignored for a moment. */
  paused: boolean;
}

/** Places orders. */
export function useOrder(): Ordering {
  const cart = useCart();
  const placing = useCartState((state) => state.placing);
  const paused = useCartState((state) => state.paused);
  const navigate = useNavigate();
  const { askAgain, question } = useAskAgain();

  /** Orders these rows. @returns whether the order was placed, now or before */
  const place = async (cart: CartStore, lines: readonly CartLine[]): Promise<boolean> => {
    const sent = unsettledOrder(cart.userId, lines);
    if (sent) {
      if ((await lookUpOrder(cart, sent)) === 'placed') return true;
      if (!(await askAgain())) return false;
    }
    const result = await placeOrder(cart, lines, listedOrderIds(cart));
    if (result === 'failed' || result === 'offline') {
      const text = buyingText(result === 'offline' ? 'buying.offline' : 'buying.orderFailed');
      showAlert({ kind: 'order', text, tone: 'error' });
    }
    if (result === 'unknown') return tellUnknown(cart, lines);
    return result === 'placed';
  };
  const order = async (lines: readonly CartLine[]): Promise<boolean> => {
    if (!cart) return false;
    const from = window.location.pathname;
    removeAlertsOf('order');
    removeAlertsOf('placed');
    if (!(await place(cart, lines))) return false;
    removeAlertsOf('cart');
    removeAlertsOf('order');
    tellPlaced(cart);
    // The list is fetched again.
    void queryClient.resetQueries({ queryKey: ordersKey });
    if (window.location.pathname === from) void navigate(paths.orders);
    return true;
  };

  return { order, question, placing, paused };
}
