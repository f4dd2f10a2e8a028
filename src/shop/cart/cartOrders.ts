import { fetchCart } from './api';
import { ApiError, isAborted } from '../../api/errors';
import { fetchNewestOrders, placeOrder as sendOrder } from '../orders/api';
import { ORDER_PAUSE_MS, STORAGE_KEYS, UNKNOWN_ORDER_PAUSE_MS } from '../../config/constants';
import { trackEvent } from '../../lib/events';
import { logFailure } from '../../lib/logger';
import { isOffline } from '../../lib/online';
import { readJson, writeJson } from '../../lib/storage';
import { shownLines, type CartLine } from './cart';
import { largerQuantities, subtractQuantities } from './cartChanges';
import { type OrderRequest } from '../orders/order';
import type { createCartState } from './cartState';
import { findSentOrder, isSameOrder, orderRequest, sumOf, type SentOrder } from './placing';

/**
 * The result of an order: placed, no row to send, another one in progress or just failed, the API out of reach,
 * or customer logged out.
 */
export type Placed = 'placed' | 'nothing' | 'busy' | 'offline' | 'ended';

/**
 * What the newest orders say of an order of unknown outcome: placed; not among them; or there is one like it that
 * may be an older one. 'unread': they could not be read.
 */
export type LookUp = 'placed' | 'missing' | 'unclear' | 'unread';

interface Options {
  userId: string;
  cart: ReturnType<typeof createCartState>;
  /** Aborted when the session has ended. */
  signal: () => AbortSignal;
  clear: () => void;
}

/** Creates the ordering part of a customer's cart. */
export function createCartOrders({ userId, cart, signal, clear }: Options) {
  /** An order that was sent and whose outcome is unknown. */
  let unsettled: SentOrder | null = null;
  /** What orders removed from the cart without buying it. */
  let unbought: readonly CartLine[] = [];
  /** Raised when an order begins and when it ends, because it empties the cart in between. */
  let changes = 0;

  /** Whether the API answers a reading call: the browser may report wrongly that it is offline. */
  const isReachable = async (): Promise<boolean> => {
    try {
      await fetchCart(userId, signal());
      return true;
    } catch (error) {
      return !(error instanceof ApiError && error.isUnanswered);
    }
  };

  /** Ignores orders for a moment, so that the second press of a double click sends none. */
  const pause = (ms: number): void => {
    cart.set({ paused: true });
    setTimeout(() => cart.set({ paused: false }), ms);
  };

  /** @param order stored as lastOrder @param held what the cart contained */
  const finish = (request: OrderRequest, order: unknown, held: readonly CartLine[]): void => {
    unsettled = null;
    writeJson(STORAGE_KEYS.lastOrder, order);
    unbought = subtractQuantities(largerQuantities(held, unbought), request.items);
    clear();
    if (__EVENTS__) trackEvent('order', sumOf(request));
  };

  /**
   * Looks for the order of unknown outcome among the newest orders. If it is there, it counts as placed. Never
   * throws.
   */
  const lookUp = async (): Promise<LookUp> => {
    const life = signal();
    if (!unsettled || cart.get().placing) return 'unread';
    const sent = unsettled;
    cart.set({ placing: true });
    try {
      const newest = await fetchNewestOrders(userId, life);
      if (life.aborted) return 'unread';
      const found = findSentOrder(
        newest.map(({ order }) => order),
        sent,
      );
      if (found === 'missing' || found === 'unclear') return found;
      changes += 1;
      const { body } = newest.find(({ order }) => order === found) ?? {};
      finish(sent.request, body, shownLines(cart.known()));
      return 'placed';
    } catch (error) {
      if (!isAborted(error)) logFailure('The newest orders could not be read', error);
      return 'unread';
    } finally {
      cart.set({ placing: false });
    }
  };

  /**
   * Orders these rows and empties the cart.
   * @param placeholder the picture's address for rows without one
   * @param knownIds the ids of the orders that this browser has listed; null if it has listed none
   * @returns 'nothing' if no row is left to order; after 'busy' and 'ended' nothing is reported
   * @throws ApiError, after logging it
   */
  const placeOrder = async (
    lines: readonly CartLine[],
    placeholder: string,
    knownIds: readonly string[] | null,
  ): Promise<Placed> => {
    if (cart.get().placing || cart.get().paused) return 'busy';
    const request = orderRequest(userId, lines, placeholder);
    if (!request) return 'nothing';
    const life = signal();
    const hasEnded = (): boolean => life.aborted;
    const before = cart.known();
    // The cart may have changed while the order was sent.
    const held = (): CartLine[] => shownLines(largerQuantities(before, cart.known()));
    cart.set({ placing: true });
    changes += 1;
    try {
      if (isOffline() && !(await isReachable())) return 'offline';
      if (hasEnded()) return 'ended';
      unsettled = { request, sentAt: Date.now(), knownIds, lastOrder: readJson(STORAGE_KEYS.lastOrder) };
      const order = await sendOrder(request);
      if (hasEnded()) return 'ended';
      finish(request, order, held());
      return 'placed';
    } catch (error) {
      logFailure('Failed to place the order', error);
      // A 401 or 403 itself ends the session, and the customer must be told.
      if (hasEnded() && !(error instanceof ApiError && error.failure === 'status')) return 'ended';
      const isUnknown = error instanceof ApiError && error.outcomeUnknown;
      // The server may have emptied the cart.
      if (isUnknown) unbought = largerQuantities(unbought, subtractQuantities(held(), request.items));
      else unsettled = null;
      pause(isUnknown ? UNKNOWN_ORDER_PAUSE_MS : ORDER_PAUSE_MS);
      throw error;
    } finally {
      changes += 1;
      cart.set({ placing: false });
    }
  };

  return {
    placeOrder,
    lookUp,
    /** Whether the same rows have been ordered in this tab, and the outcome is unknown. */
    mayBeOrdered: (lines: readonly CartLine[]): boolean =>
      unsettled !== null && isSameOrder(unsettled.request.items, shownLines(lines)),
    unbought: () => unbought,
    forgetUnbought: (): void => void (unbought = []),
    /** Changes whenever an order begins or ends. */
    changes: () => changes,
  };
}
