import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { ApiError } from '../api/errors';
import { ADD_CALL_LIMIT, PLACEHOLDER_IMAGE } from '../config/constants';
import { paths } from '../config/paths';
import { pictures } from '../config/pictures';
import { useCart, type Cart } from '../contexts/CartContext';
import { t } from '../i18n/buying';
import { logFailure } from '../lib/logger';
import { useEvent } from '../lib/useEvent';
import type { CartLine } from '../model/cart';
import { retractAlerts, retractSuccess, showAlert } from '../ui/alertStore';

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
type UnboughtItems = Pick<Cart, 'unboughtCount' | 'putCartBack' | 'isPuttingBack'>;

/** Shows an alert about an order, and offers to put back unbought items (behaviour 10.15). */
function showOrderAlert(
  alert: OrderAlert,
  { unboughtCount, putCartBack, isPuttingBack }: UnboughtItems,
): void {
  if (unboughtCount() === 0) {
    showAlert({ kind: 'order', ...alert });
    return;
  }
  const press = (): void =>
    void import('./putBackOffer').then(
      ({ putBackFrom }) => putBackFrom(id, putCartBack),
      (error: unknown) => logFailure('The cart could not be put back', error),
    );
  const action = { text: t('putBack.offer'), busy: false, press };
  const id = showAlert({ kind: 'order', ...alert, action, lasting: true });
  // Putting back is in progress after an earlier press; show its progress in this alert.
  if (isPuttingBack()) press();
}

function showSuccess(cart: UnboughtItems): void {
  const text = t('buying.orderPlaced');
  const count = cart.unboughtCount();
  const gone = t('putBack.left', { count });
  const atMost = count > ADD_CALL_LIMIT ? ` ${t('putBack.atMost', { limit: ADD_CALL_LIMIT })}` : '';
  const picture = `/pictures/${pictures.giftBox.path}/160.webp`;
  showOrderAlert(count === 0 ? { text, picture } : { text, picture, detail: gone + atMost }, cart);
}

function showFailure(error: unknown, cart: UnboughtItems): void {
  if (error instanceof ApiError && error.outcomeUnknown) {
    const link = { to: paths.orders, text: t('buying.yourOrders') };
    showOrderAlert({ text: t('buying.orderUnknown'), tone: 'error', link }, cart);
  } else {
    showOrderAlert({ text: t('buying.orderFailed'), tone: 'error' }, cart);
  }
}

/** Places orders. While none is accepted, the document has `data-placing`. */
export function useOrder(): Ordering {
  const cart = useCart();
  const { placing, paused } = cart;
  const navigate = useNavigate();

  useEffect(() => {
    if (!placing && !paused) return;
    const page = document.documentElement;
    page.dataset.placing = '';
    return () => {
      delete page.dataset.placing;
    };
  }, [placing, paused]);

  const order = useEvent(async (lines: readonly CartLine[]): Promise<boolean> => {
    const from = window.location.pathname;
    const loading = loadOrders();
    retractSuccess('order');
    try {
      const outcome = await cart.placeOrder(lines, PLACEHOLDER_IMAGE);
      if (outcome === 'nothing') showFailure(undefined, cart);
      if (outcome === 'offline') showOrderAlert({ text: t('buying.offline'), tone: 'error' }, cart);
      if (outcome !== 'placed') return false;
      retractAlerts('cart');
      showSuccess(cart);
      void checkForDuplicates(forgetOrders(loading), loading);
      if (window.location.pathname === from) void navigate(paths.orders);
      return true;
    } catch (error) {
      void forgetOrders(loading);
      showFailure(error, cart);
      return false;
    }
  });

  return { order, placing, paused };
}
