import { addToCart, clearCart, fetchCart, removeFromCart } from './api';
import { isAborted } from '../../api/errors';
import { ADD_CALL_LIMIT } from '../../config/constants';
import { trackEvent } from '../../lib/events';
import { logFailure } from '../../lib/logger';
import { cartCount, isShown, lineOf, shownLines, withAdded, type Addable, type CartLine } from './cart';
import { subtractQuantities, withoutProduct } from './cartChanges';
import { toCartAddId } from '../products/ids';
import { CartOrders } from './cartOrders';
import { createCartState } from './cartState';
import { createCartSync } from './cartSync';

/** The result of an add: it is in the cart, its id is not valid, or the call failed. */
export type Added = 'added' | 'invalid' | 'failed';

/** What became of rows that were to be put back. */
export interface PutBack {
  added: number;
  missing: readonly CartLine[];
}

/** One customer's cart, for one session. */
export type CartStore = ReturnType<typeof createCartStore>;

type Cart = ReturnType<typeof createCartState>;
type Sync = ReturnType<typeof createCartSync>;

/** Adding to the cart. */
function createAdd(userId: string, cart: Cart, { load, signal }: Sync) {
  /** Adds one unit after the server accepted it; failures are logged. Never throws. */
  return async (product: Addable): Promise<Added> => {
    const sessionSignal = signal();
    const productId = toCartAddId(product.id);
    if (productId === undefined) {
      logFailure('Not added to the cart: the product id is not valid');
      return 'invalid';
    }
    const version = cart.nextVersion();
    try {
      await cart.send(() => addToCart(userId, productId, sessionSignal));
      if (sessionSignal.aborted) return 'failed';
      // If the product was removed or the cart cleared meanwhile, that call follows in the queue.
      if (cart.isWanted(productId, version)) {
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
}

/** Removing from the cart: locally at once, then on the server. */
function createRemovals(userId: string, cart: Cart, { signal }: Sync) {
  /** Sends a change whose failure is only logged. */
  const sendQuietly = (what: string, work: () => Promise<void>): void => {
    cart.send(work).catch((error: unknown) => {
      if (!isAborted(error)) logFailure(what, error);
    });
  };
  const sendRemoval = (productId: string): void => {
    const sessionSignal = signal();
    cart.noteRemoval(productId);
    sendQuietly('Failed to remove from the cart', () => removeFromCart(userId, productId, sessionSignal));
  };
  return {
    remove: (productId: string): void => {
      if (signal().aborted) return;
      cart.change(withoutProduct(cart.get().lines, productId));
      sendRemoval(productId);
    },
    /** Removes the rows that are not displayed. */
    removeIncomplete: (): void => {
      if (signal().aborted) return;
      const { lines } = cart.get();
      const kept = shownLines(lines);
      const incomplete = new Set(lines.filter((line) => !isShown(line)).map((line) => line.productId));
      if (incomplete.has('')) cart.dropIdless();
      cart.change(kept);
      for (const productId of incomplete) {
        // The call deletes all rows of a product, so it is not sent while one of them is displayed.
        if (productId !== '' && !kept.some((line) => line.productId === productId)) sendRemoval(productId);
      }
    },
    clear: (): void => {
      const sessionSignal = signal();
      if (sessionSignal.aborted) return;
      cart.change([], { status: 'ready' });
      cart.noteClearing();
      sendQuietly('Failed to clear the cart', () => clearCart(userId, sessionSignal));
    },
  };
}

interface PutBackOptions {
  userId: string;
  cart: Cart;
  orders: CartOrders;
  add: (product: Addable) => Promise<Added>;
  signal: () => AbortSignal;
}

/** Putting back what orders have removed from the cart. */
function createPutBack({ userId, cart, orders, add, signal }: PutBackOptions) {
  let puttingBack = false;

  /**
   * Adds again what orders have removed from the cart and the server's cart lacks, one unit a call, until a call
   * fails or the limit is reached.
   * @returns the number of units that were added, and what is still missing; undefined if it was stopped or is
   * running already
   * @throws ApiError if the cart could not be read
   */
  return async (): Promise<PutBack | undefined> => {
    if (puttingBack) return undefined;
    puttingBack = true;
    const sessionSignal = signal();
    const before = orders.changes();
    const isStopped = (): boolean => sessionSignal.aborted || orders.changes() > before;
    try {
      await cart.settled();
      let missing = subtractQuantities(orders.unbought(), await fetchCart(userId, sessionSignal));
      let calls = 0;
      let added = 0;
      for (const row of missing) {
        const unit = { productId: row.productId, quantity: 1 };
        for (let left = row.quantity; left > 0 && calls < ADD_CALL_LIMIT && !isStopped(); left -= 1) {
          calls += 1;
          if ((await add({ ...row, id: row.productId })) !== 'added') break;
          added += 1;
          missing = subtractQuantities(missing, [unit]);
        }
      }
      if (isStopped()) return undefined;
      if (missing.length === 0) orders.forgetUnbought();
      return { added, missing };
    } finally {
      puttingBack = false;
    }
  };
}

/**
 * Creates the store of a customer's cart. It does nothing before `start`, and nothing
 * after it was stopped or the session ended: running calls are cancelled, and late answers are ignored.
 */
export function createCartStore(userId: string) {
  const cart = createCartState();
  const sync = createCartSync(userId, cart);
  const { load, signal, start } = sync;
  const add = createAdd(userId, cart, sync);
  const { remove, removeIncomplete, clear } = createRemovals(userId, cart, sync);
  const orders = new CartOrders({ userId, cart, signal, clear });
  const putBack = createPutBack({ userId, cart, orders, add, signal });

  return {
    getState: cart.get,
    /** The total quantity of the displayed rows. */
    count: () => cartCount(cart.get().lines),
    subscribe: cart.subscribe,
    start,
    load,
    add,
    remove,
    removeIncomplete,
    clear,
    putBack,
    placeOrder: orders.placeOrder.bind(orders),
    lookUpOrder: orders.lookUp.bind(orders),
    mayBeOrdered: orders.mayBeOrdered.bind(orders),
    /** What orders have removed from the cart without buying it. */
    unbought: (): readonly CartLine[] => orders.unbought(),
    /** Resolves when all changes made so far have been sent. */
    settled: cart.settled,
  };
}
