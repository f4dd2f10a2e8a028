import { useNavigate } from 'react-router-dom';
import { ApiError } from '../../api/errors';
import { queryClient } from '../session/queryClient';
import { ADD_CALL_LIMIT, PLACEHOLDER_IMAGE } from '../../config/constants';
import { paths } from '../../config/paths';
import { useCart } from './CartContext';
import type { CartStore } from './cartStore';
import { buyingText } from './texts';
import { logFailure } from '../../lib/logger';
import { useEvent } from '../../lib/useEvent';
import { countPieces, type CartLine } from './cart';
import { getSession } from '../session/sessionStore';
import {
  changeAlert,
  dismissAlert,
  retractAlerts,
  retractOutcome,
  showAlert,
} from '../../ui/alerts/alertStore';
import { ordersQuery } from '../orders/ordersQuery';

/** Placing an order, for Buy Now and Checkout. */
export interface Ordering {
  /**
   * Orders these rows, shows the outcome and, if the order was placed, navigates to /orders,
   * unless the user has left the page meanwhile. Never throws.
   * @param confirm asks the user, if the same rows may have been ordered already
   * @returns whether the order was placed
   */
  order: (lines: readonly CartLine[], confirm: () => Promise<boolean>) => Promise<boolean>;
  /** An order is being sent; a second one is not accepted. */
  placing: boolean;
  /** An order has just failed; presses are ignored for a moment. */
  paused: boolean;
}

/** Adds again what the order has removed from the cart, and says what is missing. */
async function putBack(store: CartStore, alertId: number): Promise<void> {
  const offer = (busy: boolean) => ({
    text: buyingText(busy ? 'putBack.adding' : 'putBack.offer'),
    busy,
    press: () => void putBack(store, alertId),
  });
  changeAlert(alertId, { button: offer(true) });
  try {
    const result = await store.putBack();
    if (!result) return changeAlert(alertId, { button: offer(false) });
    const { added, missing } = result;
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
    if (isComplete) dismissAlert(alertId);
    else changeAlert(alertId, { button: offer(false) });
  } catch (error) {
    logFailure('The cart could not be read', error);
    showAlert({ kind: 'cart', text: buyingText('putBack.failed'), tone: 'error' });
    changeAlert(alertId, { button: offer(false) });
  }
}

/** Tells that an order was placed, beside alerts of later orders, and offers to put back what else the cart held. */
function showPlaced(store: CartStore): void {
  const count = countPieces(store.unbought());
  if (count === 0) {
    showAlert({ kind: 'placed', text: buyingText('buying.orderPlaced') });
    return;
  }
  const atMost = count > ADD_CALL_LIMIT ? buyingText('putBack.atMost', { limit: ADD_CALL_LIMIT }) : '';
  const text = [buyingText('buying.orderPlaced'), buyingText('putBack.left', { count }), atMost]
    .filter(Boolean)
    .join(' ');
  const press = (): void => void putBack(store, id);
  const id = showAlert({
    kind: 'placed',
    text,
    button: { text: buyingText('putBack.offer'), busy: false, press },
  });
}

function showFailure(text: string): void {
  showAlert({ kind: 'order', text, tone: 'error' });
}

/** The ids of the orders that this visit has listed; null if it has listed none. */
function listedOrderIds(): string[] | null {
  const userId = getSession()?.user.id ?? '';
  const listed = queryClient.getQueryData(ordersQuery(userId).queryKey);
  return listed ? listed.pages.flatMap(({ rows }) => rows.map(({ id }) => id)) : null;
}

/** Tells that the outcome is unknown, then what the newest orders say. @returns whether the order was placed */
async function settleUnknown(store: CartStore): Promise<boolean> {
  const link = { to: paths.orders, text: buyingText('buying.yourOrders') };
  const id = showAlert({ kind: 'order', text: buyingText('buying.orderUnknown'), tone: 'error', link });
  const found = await store.lookUpOrder();
  if (found === 'missing' || found === 'unclear') {
    changeAlert(id, { text: `${buyingText('buying.orderUnknown')} ${buyingText(`buying.order.${found}`)}` });
  }
  return found === 'placed';
}

/** Places orders. */
export function useOrder(): Ordering {
  const { placing, paused, whenStarted } = useCart();
  const navigate = useNavigate();

  const order = useEvent(async (lines: readonly CartLine[], confirm: () => Promise<boolean>) => {
    const from = window.location.pathname;
    retractOutcome('order');
    retractOutcome('placed');
    const store = await whenStarted();
    if (!store) {
      showFailure(buyingText('buying.orderFailed'));
      return false;
    }
    const succeed = (): true => {
      retractAlerts('cart');
      retractAlerts('order');
      showPlaced(store);
      // The list is fetched again.
      void queryClient.resetQueries({ queryKey: ['orders'] });
      if (window.location.pathname === from) void navigate(paths.orders);
      return true;
    };
    try {
      if (store.mayBeOrdered(lines)) {
        if ((await store.lookUpOrder()) === 'placed') return succeed();
        if (!(await confirm())) return false;
      }
      const outcome = await store.placeOrder(lines, PLACEHOLDER_IMAGE, listedOrderIds());
      if (outcome === 'nothing') showFailure(buyingText('buying.orderFailed'));
      if (outcome === 'offline') showFailure(buyingText('buying.offline'));
      return outcome === 'placed' && succeed();
    } catch (error) {
      if (!(error instanceof ApiError && error.outcomeUnknown)) {
        showFailure(buyingText('buying.orderFailed'));
        return false;
      }
      if (await settleUnknown(store)) return succeed();
      void queryClient.invalidateQueries({ queryKey: ['orders'] });
      return false;
    }
  });

  return { order, placing, paused };
}
