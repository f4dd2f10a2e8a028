import { addToCart, clearCart, fetchCart, removeFromCart } from '../api/cart';
import { ApiError, isAborted } from '../api/errors';
import { ORDER_PAUSE_MS, UNKNOWN_ORDER_PAUSE_MS } from '../config/constants';
import { trackEvent } from '../lib/events';
import { logFailure } from '../lib/logger';
import { isOffline, whenOnline } from '../lib/online';
import {
  isShown,
  lineOf,
  shownLines,
  withAdded,
  withoutProduct,
  type Addable,
  type CartLine,
} from '../model/cart';
import { toCartAddId } from '../model/ids';
import { orderRequest, sumOf } from '../model/order';
import { writeMirror } from './cartMirror';
import { createCartState } from './cartState';
import { createCartSync } from './cartSync';
import { sendOrder } from './sendOrder';
import {
  createUnboughtItems,
  type OrderOutcome,
  type PutBackOptions,
  type PutBackResult,
} from './unboughtItems';

/** The result of an add: it is in the cart, its id is not valid, or the call failed. */
export type Added = 'added' | 'invalid' | 'failed';

/**
 * The result of an order: placed, no row to send, another one in progress or just failed, the API out of reach,
 * or customer logged out.
 */
export type Placed = 'placed' | 'nothing' | 'busy' | 'offline' | 'ended';

/**
 * Adds back what orders removed from the cart without buying it, as far as missing (behaviour 10.15).
 * @param onProgress called with the number of units added, and the total
 * @returns undefined if it was called again meanwhile, or the customer has logged out
 * @throws ApiError if the cart could not be read
 */
export type PutCartBack = (onProgress: PutBackOptions['onProgress']) => Promise<PutBackResult | undefined>;

/** One customer's cart, for one session. */
export type CartStore = ReturnType<typeof createCartStore>;

/**
 * Creates the store of a customer's cart (behaviour, chapter 11). It does nothing before `start`, and nothing
 * after it was stopped or the session ended: running calls are cancelled, and late answers are ignored.
 */
export function createCartStore(userId: string) {
  const cart = createCartState();
  const unboughtItems = createUnboughtItems();
  const { load, signal, start } = createCartSync(userId, cart);

  /** Sends a change whose failure is only logged (behaviour 11.7, 11.8). */
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

  const add = async (product: Addable, onWait = (): void => undefined): Promise<Added> => {
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

  const sendRemoval = (productId: string): void => {
    const life = signal();
    cart.noteRemoval(productId);
    sendQuietly('Failed to remove from the cart', () => removeFromCart(userId, productId, life));
  };

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

  /** Ignores orders for a moment, so that the second press of a double click sends none (behaviour 10.24). */
  const pause = (ms: number): void => {
    cart.set({ paused: true });
    setTimeout(() => cart.set({ paused: false }), ms);
  };

  const placeOrder = async (lines: readonly CartLine[], placeholder: string): Promise<Placed> => {
    if (cart.get().placing || cart.get().paused) return 'busy';
    const request = orderRequest(userId, lines, placeholder);
    if (!request) return 'nothing';
    cart.set({ placing: true });
    const endOrder = unboughtItems.beginOrder(cart.known(), lines);
    let became: OrderOutcome = 'failed';
    try {
      if (isOffline() && !(await isReachable())) return 'offline';
      const outcome = await sendOrder(request, signal());
      if (outcome === 'placed') {
        became = outcome;
        if (__EVENTS__) trackEvent('order', sumOf(request));
      }
      return outcome;
    } catch (error) {
      if (error instanceof ApiError && error.outcomeUnknown) became = 'unknown';
      pause(became === 'unknown' ? UNKNOWN_ORDER_PAUSE_MS : ORDER_PAUSE_MS);
      throw error;
    } finally {
      const inCart = cart.known();
      if (became === 'placed') clear();
      endOrder(became, inCart);
      cart.set({ placing: false });
    }
  };

  const putCartBack: PutCartBack = async (onProgress) => {
    const life = signal();
    const readCart = async (): Promise<readonly CartLine[]> => {
      // Wait until the order has cleared the cart.
      await cart.settled();
      const before = cart.version();
      const lines = await fetchCart(userId, life);
      // An order of unknown outcome may have emptied the cart, so show what the server has before adding.
      if (!life.aborted && cart.version() === before) writeMirror(cart.replaceLines(lines));
      return lines;
    };
    const addOne = async (product: Addable): Promise<boolean> => (await add(product)) === 'added';
    const outcome = await unboughtItems.putBack(readCart, { add: addOne, signal: life, onProgress });
    if (outcome) void load();
    return outcome;
  };

  return {
    getState: cart.get,
    subscribe: cart.subscribe,
    start,
    load,
    add,
    remove,
    removeIncomplete,
    clear,
    placeOrder,
    settled: cart.settled,
    unboughtCount: unboughtItems.count,
    isPuttingBack: unboughtItems.isPuttingBack,
    putCartBack,
  };
}
