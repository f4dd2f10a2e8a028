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
import { retractAlerts, retractSuccess, showAlert } from '../../ui/alertStore';

/** Placing an order, for Buy Now and Checkout. */
export interface Ordering {
  /**
   * Orders these rows, shows the outcome and, if the order was placed, navigates to /orders (behaviour 10.9),
   * unless the user has left the page meanwhile. Never throws.
   * @returns whether the order was placed
   */
  order: (lines: readonly CartLine[]) => Promise<boolean>;
  /** An order is being sent; a second one is not accepted. */
  placing: boolean;
  /** An order has just failed; presses are ignored for a moment (behaviour 10.24). */
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
): Promise<void> {
  await forgotten;
  await loading.then(({ reportDuplicates }) => reportDuplicates()).catch(() => undefined);
}

type OrderAlert = Omit<Parameters<typeof showAlert>[0], 'kind' | 'action' | 'lasting'>;

/** Shows an alert about an order, and offers to put back what orders have removed from the cart (behaviour 10.15). */
function showOrderAlert(alert: OrderAlert, store: CartStore | null): void {
  if (!store || store.unbought().length === 0) {
    showAlert({ kind: 'order', ...alert });
    return;
  }
  const press = (): void =>
    void import('./addRows').then(
      ({ putBack }) => putBack(store, id, action),
      (error: unknown) => logFailure('The cart could not be put back', error),
    );
  const action = { text: t('putBack.offer'), busy: false, press };
  const id = showAlert({ kind: 'order', ...alert, action, lasting: true });
}

function showSuccess(store: CartStore | null): void {
  const text = t('buying.orderPlaced');
  const picture = `/pictures/${pictures.giftBox.path}/160.webp`;
  const count = countPieces(store?.unbought() ?? []);
  const atMost = count > ADD_CALL_LIMIT ? ` ${t('putBack.atMost', { limit: ADD_CALL_LIMIT })}` : '';
  const detail = count > 0 ? { detail: t('putBack.left', { count }) + atMost } : {};
  showOrderAlert({ text, picture, ...detail }, store);
}

function showFailure(error: unknown, store: CartStore | null): void {
  if (error instanceof ApiError && error.outcomeUnknown) {
    const link = { to: paths.orders, text: t('buying.yourOrders') };
    showOrderAlert({ text: t('buying.orderUnknown'), tone: 'error', link }, store);
  } else {
    showOrderAlert({ text: t('buying.orderFailed'), tone: 'error' }, store);
  }
}

/** Places orders. */
export function useOrder(): Ordering {
  const { placing, paused, whenStarted } = useCart();
  const navigate = useNavigate();

  const order = useEvent(async (lines: readonly CartLine[]): Promise<boolean> => {
    const from = window.location.pathname;
    const loading = loadOrders();
    retractSuccess('order');
    const store = await whenStarted();
    try {
      const outcome = (await store?.placeOrder(lines, PLACEHOLDER_IMAGE)) ?? 'nothing';
      if (outcome === 'nothing') showFailure(undefined, store);
      if (outcome === 'offline') showOrderAlert({ text: t('buying.offline'), tone: 'error' }, store);
      if (outcome !== 'placed') return false;
      retractAlerts('cart');
      showSuccess(store);
      void checkForDuplicates(forgetOrders(loading), loading);
      if (window.location.pathname === from) void navigate(paths.orders);
      return true;
    } catch (error) {
      void forgetOrders(loading);
      showFailure(error, store);
      return false;
    }
  });

  return { order, placing, paused };
}
