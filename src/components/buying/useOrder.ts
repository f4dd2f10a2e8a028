import { useNavigate } from 'react-router-dom';
import { ApiError } from '../../api/errors';
import { ADD_CALL_LIMIT, PLACEHOLDER_IMAGE } from '../../config/constants';
import { paths } from '../../config/paths';
import { pictures } from '#house/pictures';
import { useCart } from '../../contexts/CartContext';
import type { CartStore } from '../../cart/cartStore';
import { t } from '../../i18n/buying';
import { logFailure } from '../../lib/logger';
import { useEvent } from '../../lib/useEvent';
import { countPieces, type CartLine } from '../../model/cart';
import { retractAlerts, retractOutcome, showAlert } from '../../ui/alertStore';

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

const loadOrders = () => import('./newestOrders');

async function forgetOrders(loading: ReturnType<typeof loadOrders>): Promise<void> {
  try {
    const { forgetOrders: forget } = await loading;
    await forget();
  } catch (error) {
    logFailure('The list of orders could not be refreshed', error);
  }
}

/** Its failure does not affect the order's outcome. */
async function checkForDuplicates(
  forgotten: Promise<void>,
  loading: ReturnType<typeof loadOrders>,
  alertId: number,
): Promise<void> {
  await forgotten;
  await loading.then(({ reportDuplicates }) => reportDuplicates(alertId)).catch(() => undefined);
}

type OrderAlert = Omit<Parameters<typeof showAlert>[0], 'kind' | 'action' | 'lasting'>;

/** Shows an alert about an order, and offers to put back what orders have removed from the cart. */
function showOrderAlert(alert: OrderAlert, store: CartStore | null): number {
  if (!store || store.unbought().length === 0) return showAlert({ kind: 'order', ...alert });
  const press = (): void =>
    void import('./addRows').then(
      ({ putBack }) => putBack(store, id, action),
      (error: unknown) => logFailure('The cart could not be put back', error),
    );
  const action = { text: t('putBack.offer'), busy: false, press };
  const id = showAlert({ kind: 'order', ...alert, action, lasting: true });
  return id;
}

function showSuccess(store: CartStore | null): number {
  const text = t('buying.orderPlaced');
  const picture = `/pictures/${pictures.giftBox.path}/160.webp`;
  const count = countPieces(store?.unbought() ?? []);
  const atMost = count > ADD_CALL_LIMIT ? ` ${t('putBack.atMost', { limit: ADD_CALL_LIMIT })}` : '';
  const detail = count > 0 ? { detail: t('putBack.left', { count }) + atMost } : {};
  return showOrderAlert({ text, picture, ...detail }, store);
}

function showUnknown(store: CartStore | null): number {
  const link = { to: paths.orders, text: t('buying.yourOrders') };
  return showOrderAlert({ text: t('buying.orderUnknown'), tone: 'error', link }, store);
}

function showFailure(store: CartStore | null): void {
  showOrderAlert({ text: t('buying.orderFailed'), tone: 'error' }, store);
}

/** Looks for the order of unknown outcome among the newest orders. @returns whether it was placed */
async function settle(
  loading: ReturnType<typeof loadOrders>,
  store: CartStore,
  alertId?: number,
): Promise<boolean> {
  const isPlaced = await store.settleOrder();
  if (!isPlaced && alertId !== undefined)
    await loading
      .then(({ explainUnknown }) => explainUnknown(alertId, isPlaced === false))
      .catch(() => undefined);
  return isPlaced === true;
}

/** Places orders. */
export function useOrder(): Ordering {
  const { placing, paused, whenStarted } = useCart();
  const navigate = useNavigate();

  const order = useEvent(async (lines: readonly CartLine[], confirm: () => Promise<boolean>) => {
    const from = window.location.pathname;
    const loading = loadOrders();
    retractOutcome('order');
    const store = await whenStarted();
    const succeed = (): true => {
      retractAlerts('cart');
      const alertId = showSuccess(store);
      void loading.then(({ explainNext }) => explainNext(alertId)).catch(() => undefined);
      void checkForDuplicates(forgetOrders(loading), loading, alertId);
      if (window.location.pathname === from) void navigate(paths.orders);
      return true;
    };
    try {
      if (store?.mayBeOrdered(lines)) {
        if (await settle(loading, store)) return succeed();
        if (!(await confirm())) return false;
      }
      const outcome = (await store?.placeOrder(lines, PLACEHOLDER_IMAGE)) ?? 'nothing';
      if (outcome === 'nothing') showFailure(store);
      if (outcome === 'offline') showOrderAlert({ text: t('buying.offline'), tone: 'error' }, store);
      return outcome === 'placed' && succeed();
    } catch (error) {
      void forgetOrders(loading);
      const isUnknown = error instanceof ApiError && error.outcomeUnknown;
      if (!isUnknown) showFailure(store);
      if (!isUnknown || !store) return false;
      const alertId = showUnknown(store);
      return (await settle(loading, store, alertId)) && succeed();
    }
  });

  return { order, placing, paused };
}
