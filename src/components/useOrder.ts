import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { ApiError } from '../api/errors';
import { ADD_CALL_LIMIT, PLACEHOLDER_IMAGE } from '../config/constants';
import { paths } from '../config/paths';
import { useCart, type Cart } from '../contexts/CartContext';
import { t } from '../i18n/buying';
import { logFailure } from '../lib/logger';
import { useEvent } from '../lib/useEvent';
import type { CartLine } from '../model/cart';
import { retractAlerts, retractSuccess, showAlert } from '../ui/alertStore';

/** Ordering, for Buy Now and Checkout alike. */
export interface Ordering {
  /**
   * Places an order of these rows, says what became of it and, if it was placed, goes to /orders (behaviour 10.9),
   * unless the user has gone on meanwhile. Never throws.
   * @returns whether it was placed
   */
  order: (lines: readonly CartLine[]) => Promise<boolean>;
  /** An order is on its way; a second one is not sent. */
  placing: boolean;
}

const queries = () => import('../api/queryClient');

/** The list of orders on the next look at it is the server's, not a remembered one. */
async function forgetOrders(loading: ReturnType<typeof queries>): Promise<void> {
  try {
    const { queryClient } = await loading;
    await queryClient.resetQueries({ queryKey: ['orders'] });
  } catch (error) {
    logFailure('The list of orders could not be refreshed', error);
  }
}

/** Says so, and what else the order took out of the cart (behaviour 10.15). */
function tellSuccess(leftOver: number, putCartBack: Cart['putCartBack']): void {
  const text = t('buying.orderPlaced');
  if (leftOver === 0) {
    showAlert({ kind: 'order', text });
    return;
  }
  const press = (): void =>
    void import('./putBackOffer').then(
      ({ putBackFrom }) => putBackFrom(id, putCartBack),
      (error: unknown) => logFailure('The cart could not be put back', error),
    );
  const gone = t('putBack.left', { count: leftOver });
  const atMost = leftOver > ADD_CALL_LIMIT ? ` ${t('putBack.atMost', { limit: ADD_CALL_LIMIT })}` : '';
  const action = { text: t('putBack.offer'), busy: false, press };
  const id = showAlert({ kind: 'order', text, detail: gone + atMost, action, lasting: true });
}

function tellFailure(error: unknown): void {
  if (error instanceof ApiError && error.outcomeUnknown) {
    const link = { to: paths.orders, text: t('buying.yourOrders') };
    showAlert({ kind: 'order', text: t('buying.orderUnknown'), tone: 'error', link });
  } else {
    showAlert({ kind: 'order', text: t('buying.orderFailed'), tone: 'error' });
  }
}

/** The one way to place an order. While one is on its way, the document says so in `data-placing`. */
export function useOrder(): Ordering {
  const { placeOrder, placing, leftOverCount, putCartBack } = useCart();
  const navigate = useNavigate();

  useEffect(() => {
    if (!placing) return;
    const page = document.documentElement;
    page.dataset.placing = '';
    return () => {
      delete page.dataset.placing;
    };
  }, [placing]);

  const order = useEvent(async (lines: readonly CartLine[]): Promise<boolean> => {
    const from = window.location.pathname;
    const loading = queries();
    retractSuccess('order');
    try {
      const outcome = await placeOrder(lines, PLACEHOLDER_IMAGE);
      if (outcome === 'nothing') tellFailure(undefined);
      if (outcome !== 'placed') return false;
      void forgetOrders(loading);
      retractAlerts('cart');
      tellSuccess(leftOverCount(), putCartBack);
      if (window.location.pathname === from) void navigate(paths.orders);
      return true;
    } catch (error) {
      void forgetOrders(loading);
      tellFailure(error);
      return false;
    }
  });

  return { order, placing };
}
