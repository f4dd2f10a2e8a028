import { addToCart, clearCart, fetchCart, removeFromCart } from '../api/cart';
import { ApiError, isAborted } from '../api/errors';
import { findNewOrder } from '../api/orders';
import { ORDER_PAUSE_MS, STORAGE_KEYS, UNKNOWN_ORDER_PAUSE_MS } from '../config/constants';
import { trackEvent } from '../lib/events';
import { logFailure } from '../lib/logger';
import { isOffline, whenOnline } from '../lib/online';
import { writeJson } from '../lib/storage';
import {
  cartCount,
  isShown,
  lineOf,
  shownLines,
  withAdded,
  type Addable,
  type CartLine,
} from '../model/cart';
import { largerQuantities, subtractQuantities, withoutProduct } from '../model/cartChanges';
import { toCartAddId } from '../model/ids';
import { isSameOrder, isSentOrder, orderRequest, sumOf, type OrderRequest } from '../model/order';
import { addMissing, type OnProgress } from './addMissing';
import { createCartState } from './cartState';
import { createCartSync } from './cartSync';
import { sendOrder } from './sendOrder';
import { createUnsettledOrder, idOfLastOrder } from './unsettledOrder';

/** The result of an add: it is in the cart, its id is not valid, or the call failed. */
export type Added = 'added' | 'invalid' | 'failed';

/**
 * The result of an order: placed, no row to send, another one in progress or just failed, the API out of reach,
 * or customer logged out.
 */
export type Placed = 'placed' | 'nothing' | 'busy' | 'offline' | 'ended';

/**
 * What became of rows that were to be added: the number of units that were added, and what is still missing,
 * because a call failed or the limit was reached.
 */
export interface AddedRows {
  added: number;
  missing: readonly CartLine[];
}

/** One customer's cart, for one session. */
export type CartStore = ReturnType<typeof createCartStore>;

/**
 * Creates the store of a customer's cart. It does nothing before `start`, and nothing
 * after it was stopped or the session ended: running calls are cancelled, and late answers are ignored.
 */
export function createCartStore(userId: string) {
  const cart = createCartState();
  const { load, signal, start } = createCartSync(userId, cart);
  /** Adds that have no result yet; some wait for the connection. */
  const adding = new Set<Promise<unknown>>();
  /** What orders removed from the cart without buying it, until all of it is back. */
  let unbought: readonly CartLine[] = [];
  let lastRows: Promise<unknown> = Promise.resolve();
  const unsettled = createUnsettledOrder(userId);
  /** Raised when an order begins and when it ends, because it empties the cart in between. */
  let orders = 0;

  /** Sends a change whose failure is only logged. */
  const sendQuietly = (what: string, work: () => Promise<void>): void => {
    cart.send(work).catch((error: unknown) => {
      if (!isAborted(error)) logFailure(what, error);
    });
  };

  /**
   * Sends an add. If the browser reported beforehand that it is offline and no answer arrives, nothing was sent,
   * so it is sent again when the connection returns, unless the product was removed meanwhile.
   */
  const sendAdd = async (productId: string, asked: number, onWait: () => void): Promise<boolean> => {
    const life = signal();
    const reportedOffline = isOffline();
    try {
      await cart.send(() => addToCart(userId, productId, life));
      return true;
    } catch (error) {
      if (!reportedOffline || !isOffline() || !(error instanceof ApiError && error.isUnanswered)) throw error;
    }
    onWait();
    await whenOnline(life);
    if (!cart.isWanted(productId, asked)) return false;
    await cart.send(() => addToCart(userId, productId, life));
    return true;
  };

  const addOne = async (product: Addable, onWait: () => void): Promise<Added> => {
    const life = signal();
    const productId = toCartAddId(product.id);
    if (productId === undefined) {
      logFailure('Not added to the cart: the product id is not valid');
      return 'invalid';
    }
    const asked = cart.nextVersion();
    try {
      const sent = await sendAdd(productId, asked, onWait);
      if (!sent || life.aborted) return 'failed';
      // If the product was removed or the cart cleared meanwhile, that call follows in the queue.
      if (cart.isWanted(productId, asked)) {
        const { lines, adds } = cart.get();
        cart.change(withAdded(lines, lineOf({ ...product, id: productId })), { adds: adds + 1 });
      }
      if (cart.get().status === 'failed') void load();
      if (__EVENTS__) trackEvent('added', { id: productId, name: product.name, price: product.price });
      return 'added';
    } catch (error) {
      if (!isAborted(error)) logFailure('Failed to add to the cart', error);
      return 'failed';
    }
  };

  /**
   * Adds one unit after the server accepted it; failures are logged. Never throws.
   * @param onWait called if it is offline, so that it waits for the connection
   */
  const add = (product: Addable, onWait = (): void => undefined): Promise<Added> => {
    const result = addOne(product, onWait);
    adding.add(result);
    return result.finally(() => adding.delete(result));
  };

  const addRows = async (
    rows: readonly CartLine[],
    onProgress: OnProgress,
  ): Promise<AddedRows | undefined> => {
    const life = signal();
    const before = orders;
    const isStopped = (): boolean => life.aborted || orders > before;
    // An order that was placed clears the cart first.
    await cart.settled();
    const version = cart.version();
    const inCart = await fetchCart(userId, life);
    // An order of unknown outcome may have emptied the cart, so show what the server has before adding.
    if (cart.version() === version) cart.showLoaded(inCart);
    const addUnit = async (product: Addable): Promise<boolean> => (await add(product)) === 'added';
    const outcome = await addMissing(rows, inCart, { add: addUnit, isStopped, onProgress });
    if (isStopped()) return undefined;
    if (rows === unbought && outcome.missing.length === 0) unbought = [];
    // The server knows more of a row than an order's item does.
    void load();
    return outcome;
  };

  /**
   * Reads the cart, and adds what it lacks of these rows. A second list is added after
   * the first one.
   * @returns undefined if the customer has logged out, or an order has stopped it: orders empty the cart
   * @throws ApiError if the cart could not be read
   */
  const addMissingRows = (
    rows: readonly CartLine[],
    onProgress: OnProgress,
  ): Promise<AddedRows | undefined> => {
    const life = signal();
    const result = lastRows
      .then(() => addRows(rows, onProgress))
      .catch((error: unknown) => {
        if (life.aborted) return undefined;
        throw error;
      });
    lastRows = result.catch(() => undefined);
    return result;
  };

  const sendRemoval = (productId: string): void => {
    const life = signal();
    cart.noteRemoval(productId);
    sendQuietly('Failed to remove from the cart', () => removeFromCart(userId, productId, life));
  };

  /** Removes a product locally at once, then on the server. */
  const remove = (productId: string): void => {
    if (signal().aborted) return;
    cart.change(withoutProduct(cart.get().lines, productId));
    sendRemoval(productId);
  };

  const removeIncomplete = (): void => {
    if (signal().aborted) return;
    const { lines } = cart.get();
    const kept = shownLines(lines);
    const gone = new Set(lines.filter((line) => !isShown(line)).map((line) => line.productId));
    if (gone.has('')) cart.dropIdless();
    cart.change(kept);
    for (const productId of gone) {
      // The call deletes all rows of a product, so it is not sent while one of them is displayed.
      if (productId !== '' && !kept.some((line) => line.productId === productId)) sendRemoval(productId);
    }
  };

  const clear = (): void => {
    const life = signal();
    if (life.aborted) return;
    cart.change([], { status: 'ready' });
    cart.noteClearing();
    sendQuietly('Failed to clear the cart', () => clearCart(userId, life));
  };

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

  /** @param held what the cart contained */
  const finishOrder = (request: OrderRequest, held: readonly CartLine[]): void => {
    unbought = subtractQuantities(largerQuantities(held, unbought), request.items);
    clear();
    if (__EVENTS__) trackEvent('order', sumOf(request));
  };

  /**
   * Looks for the order of unknown outcome among the newest orders. If it is there, it counts as placed. Never throws.
   * @returns whether it is there; undefined if that is still unknown
   */
  const settleOrder = async (): Promise<boolean | undefined> => {
    const sent = unsettled.get();
    const life = signal();
    if (!sent || cart.get().placing) return undefined;
    cart.set({ placing: true });
    try {
      const found = await findNewOrder(userId, (order) => isSentOrder(order, sent), life);
      if (life.aborted) return undefined;
      if (found === undefined) return false;
      unsettled.set(null);
      writeJson(STORAGE_KEYS.lastOrder, found);
      orders += 1;
      finishOrder(sent.request, shownLines(cart.known()));
      return true;
    } catch (error) {
      if (!isAborted(error)) logFailure('The newest orders could not be read', error);
      return undefined;
    } finally {
      cart.set({ placing: false });
    }
  };

  /**
   * Orders these rows and empties the cart.
   * @param placeholder the picture's address for rows without one
   * @returns 'nothing' if no row is left to order, 'busy' while another order is being sent or has just failed,
   * 'offline' if the browser reports that it is offline and the API does not answer, 'ended' if the customer
   * logged out meanwhile; after 'busy' and 'ended' nothing is reported
   * @throws ApiError, after logging it
   */
  const placeOrder = async (lines: readonly CartLine[], placeholder: string): Promise<Placed> => {
    if (cart.get().placing || cart.get().paused) return 'busy';
    const request = orderRequest(userId, lines, placeholder);
    if (!request) return 'nothing';
    cart.set({ placing: true });
    orders += 1;
    const before = cart.known();
    // The cart may have changed while the order was sent.
    const held = (): CartLine[] => shownLines(largerQuantities(before, cart.known()));
    try {
      if (isOffline() && !(await isReachable())) return 'offline';
      unsettled.set({ request, sentAt: Date.now(), before: idOfLastOrder() });
      const outcome = await sendOrder(request, signal());
      unsettled.set(null);
      if (outcome === 'placed') finishOrder(request, held());
      return outcome;
    } catch (error) {
      const isUnknown = error instanceof ApiError && error.outcomeUnknown;
      // It may have emptied the cart.
      if (isUnknown) unbought = largerQuantities(unbought, subtractQuantities(held(), request.items));
      else unsettled.set(null);
      pause(isUnknown ? UNKNOWN_ORDER_PAUSE_MS : ORDER_PAUSE_MS);
      throw error;
    } finally {
      orders += 1;
      cart.set({ placing: false });
    }
  };

  return {
    getState: cart.get,
    /** The total quantity of the displayed rows. */
    count: () => cartCount(cart.get().lines),
    subscribe: cart.subscribe,
    start: (): (() => void) => {
      const stopFollowing = unsettled.follow();
      const stop = start();
      return () => {
        stop();
        stopFollowing();
      };
    },
    load,
    add,
    addMissing: addMissingRows,
    remove,
    removeIncomplete,
    clear,
    placeOrder,
    settleOrder,
    /** Whether the same rows have been ordered, by this tab or another, and the outcome is unknown. */
    mayBeOrdered: (lines: readonly CartLine[]): boolean => {
      const sent = unsettled.get();
      return sent !== null && isSameOrder(sent.request.items, shownLines(lines));
    },
    unbought: () => unbought,
    /** Resolves when all changes made so far have been sent, also those that wait for the connection. */
    settled: async (): Promise<void> => {
      await Promise.all(adding);
      await cart.settled();
    },
  };
}
