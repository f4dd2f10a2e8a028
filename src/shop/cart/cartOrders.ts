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

/** Whether the API answers a reading call: the browser may report wrongly that it is offline. */
async function isReachable(userId: string, signal: AbortSignal): Promise<boolean> {
  try {
    await fetchCart(userId, signal);
    return true;
  } catch (error) {
    return !(error instanceof ApiError && error.isUnanswered);
  }
}

/** The ordering part of a customer's cart. */
export class CartOrders {
  private readonly options: Options;
  /** An order that was sent and whose outcome is unknown. */
  private unsettled: SentOrder | null = null;
  private unboughtLines: readonly CartLine[] = [];
  private changeCount = 0;

  constructor(options: Options) {
    this.options = options;
  }

  /** What orders removed from the cart without buying it. */
  unbought(): readonly CartLine[] {
    return this.unboughtLines;
  }

  forgetUnbought(): void {
    this.unboughtLines = [];
  }

  /** Changes when an order begins and when it ends, because it empties the cart in between. */
  changes(): number {
    return this.changeCount;
  }

  /** Whether the same rows have been ordered in this tab, and the outcome is unknown. */
  mayBeOrdered(lines: readonly CartLine[]): boolean {
    return this.unsettled !== null && isSameOrder(this.unsettled.request.items, shownLines(lines));
  }

  /**
   * Looks for the order of unknown outcome among the newest orders. If it is there, it counts as placed. Never
   * throws.
   */
  async lookUp(): Promise<LookUp> {
    const { userId, cart } = this.options;
    const signal = this.options.signal();
    const sent = this.unsettled;
    if (!sent || cart.get().placing) return 'unread';
    cart.set({ placing: true });
    try {
      const newest = await fetchNewestOrders(userId, signal);
      if (signal.aborted) return 'unread';
      const found = findSentOrder(
        newest.map(({ order }) => order),
        sent,
      );
      if (found === 'missing' || found === 'unclear') return found;
      this.changeCount += 1;
      const { body } = newest.find(({ order }) => order === found) ?? {};
      this.finish(sent.request, body, shownLines(cart.serverLines()));
      return 'placed';
    } catch (error) {
      if (!isAborted(error)) logFailure('The newest orders could not be read', error);
      return 'unread';
    } finally {
      cart.set({ placing: false });
    }
  }

  /**
   * Orders these rows and empties the cart.
   * @param placeholder the picture's address for rows without one
   * @param listedIds the ids of the orders that this browser has listed; null if it has listed none
   * @returns 'nothing' if no row is left to order; after 'busy' and 'ended' nothing is reported
   * @throws ApiError, after logging it
   */
  async placeOrder(
    lines: readonly CartLine[],
    placeholder: string,
    listedIds: readonly string[] | null,
  ): Promise<Placed> {
    const { userId, cart } = this.options;
    if (cart.get().placing || cart.get().paused) return 'busy';
    const request = orderRequest(userId, lines, placeholder);
    if (!request) return 'nothing';
    const signal = this.options.signal();
    const hasEnded = (): boolean => signal.aborted;
    const before = cart.serverLines();
    // The cart may have changed while the order was sent.
    const held = (): CartLine[] => shownLines(largerQuantities(before, cart.serverLines()));
    cart.set({ placing: true });
    this.changeCount += 1;
    try {
      if (isOffline() && !(await isReachable(userId, signal))) return 'offline';
      if (hasEnded()) return 'ended';
      const lastOrder = readJson(STORAGE_KEYS.lastOrder);
      this.unsettled = { request, sentAt: Date.now(), knownIds: listedIds, lastOrder };
      const order = await sendOrder(request);
      if (hasEnded()) return 'ended';
      this.finish(request, order, held());
      return 'placed';
    } catch (error) {
      logFailure('Failed to place the order', error);
      // A 401 or 403 itself ends the session, and the customer must be told.
      if (hasEnded() && !(error instanceof ApiError && error.failure === 'status')) return 'ended';
      this.noteFailure(request, held(), error instanceof ApiError && error.outcomeUnknown);
      throw error;
    } finally {
      this.changeCount += 1;
      cart.set({ placing: false });
    }
  }

  /** @param order stored as lastOrder @param held what the cart contained */
  private finish(request: OrderRequest, order: unknown, held: readonly CartLine[]): void {
    this.unsettled = null;
    writeJson(STORAGE_KEYS.lastOrder, order);
    this.unboughtLines = subtractQuantities(largerQuantities(held, this.unboughtLines), request.items);
    this.options.clear();
    if (__EVENTS__) trackEvent('order', sumOf(request));
  }

  private noteFailure(request: OrderRequest, held: readonly CartLine[], isUnknown: boolean): void {
    // The server may have emptied the cart.
    if (isUnknown)
      this.unboughtLines = largerQuantities(this.unboughtLines, subtractQuantities(held, request.items));
    else this.unsettled = null;
    this.pause(isUnknown ? UNKNOWN_ORDER_PAUSE_MS : ORDER_PAUSE_MS);
  }

  /** Ignores orders for a moment, so that the second press of a double click sends none. */
  private pause(ms: number): void {
    const { cart } = this.options;
    cart.set({ paused: true });
    setTimeout(() => cart.set({ paused: false }), ms);
  }
}
