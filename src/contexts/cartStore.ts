import { isAborted } from '../api/errors';
import { STORAGE_KEYS } from '../config/constants';
import { logFailure } from '../lib/logger';
import { writeJson } from '../lib/storage';
import { isShown, lineOf, shownLines, withAdded, withoutProduct, type CartLine } from '../model/cart';
import { toCartAddId } from '../model/ids';
import { orderRequest } from '../model/order';
import type { Product } from '../model/product';
import { onForeignMirror, writeMirror } from './cartMirror';

/** What became of an add: the id rule refused it, the server did, or it is in the cart. */
export type Added = 'added' | 'invalid' | 'failed';

/** The cart as it stands. `failed`: it could not be loaded, and shows as empty. */
export interface CartState {
  status: 'loading' | 'ready' | 'failed';
  lines: readonly CartLine[];
  /** An order is on its way; a second one is not sent. */
  placing: boolean;
}

/** One customer's cart: made when a session begins, disposed of when it ends. */
export type CartStore = ReturnType<typeof createCartStore>;

const api = () => import('../api/cart');

/**
 * Keeps a customer's cart (spec 4: Cart). Changes are sent one after the other, in the order they were made;
 * what comes after `dispose` is dropped.
 */
export function createCartStore(userId: string) {
  const life = new AbortController();
  const listeners = new Set<() => void>();
  let state: CartState = { status: 'loading', lines: [], placing: false };
  let queue: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  let changes = 0;
  let loads = 0;

  const set = (next: Partial<CartState>): void => {
    if (life.signal.aborted) return;
    state = { ...state, ...next };
    listeners.forEach((listener) => listener());
  };

  /** A change made here: shown at once, mirrored, and counted so that an older load can't undo it. */
  const setLines = (lines: readonly CartLine[]): void => {
    if (life.signal.aborted) return;
    changes += 1;
    set({ lines, status: 'ready' });
    writeMirror(lines);
  };

  const enqueue = <Result>(work: () => Promise<Result>): Promise<Result> => {
    waiting += 1;
    const run = queue.then(work).finally(() => (waiting -= 1));
    queue = run.catch(() => undefined);
    return run;
  };

  /** Sends a change whose failure is only logged (spec 8: Cart removal or clear failure). */
  const sendQuietly = (what: string, work: () => Promise<void>): void => {
    enqueue(work).catch((error: unknown) => {
      if (!isAborted(error)) logFailure(what, error);
    });
  };

  const load = async (): Promise<void> => {
    const own = (loads += 1);
    const before = changes;
    set({ status: state.lines.length > 0 ? state.status : 'loading' });
    try {
      const lines = await (await api()).fetchCart(userId, life.signal);
      if (own !== loads || life.signal.aborted) return;
      if (waiting > 0 || changes !== before) {
        await queue;
        return load();
      }
      set({ status: 'ready', lines });
      writeMirror(lines);
    } catch (error) {
      if (own !== loads || isAborted(error)) return;
      logFailure('Failed to load the cart', error);
      set({ status: 'failed', lines: [] });
    }
  };

  const add = async (product: Product): Promise<Added> => {
    const productId = toCartAddId(product.id);
    if (productId === undefined) {
      logFailure('Not added to the cart: the product id is not valid');
      return 'invalid';
    }
    const incomplete = state.status === 'failed';
    try {
      await enqueue(async () => {
        await (await api()).addToCart(userId, productId, life.signal);
        setLines(withAdded(state.lines, { ...lineOf(product), productId }));
      });
      if (incomplete) void load();
      return life.signal.aborted ? 'failed' : 'added';
    } catch (error) {
      if (!isAborted(error)) logFailure('Failed to add to the cart', error);
      return 'failed';
    }
  };

  const sendRemoval = (productId: string): void =>
    sendQuietly('Failed to remove from the cart', async () =>
      (await api()).removeFromCart(userId, productId, life.signal),
    );

  const remove = (productId: string): void => {
    setLines(withoutProduct(state.lines, productId));
    sendRemoval(productId);
  };

  const removeIncomplete = (): void => {
    const kept = shownLines(state.lines);
    const gone = new Set(state.lines.filter((line) => !isShown(line)).map((line) => line.productId));
    setLines(kept);
    for (const productId of gone) {
      if (productId !== '' && !kept.some((line) => line.productId === productId)) sendRemoval(productId);
    }
  };

  const clear = (): void => {
    setLines([]);
    sendQuietly('Failed to clear the cart', async () => (await api()).clearCart(userId, life.signal));
  };

  const placeOrder = async (
    lines: readonly CartLine[],
    placeholder: string,
  ): Promise<'placed' | 'nothing' | 'busy'> => {
    if (state.placing) return 'busy';
    const request = orderRequest(userId, lines, placeholder);
    if (!request) return 'nothing';
    set({ placing: true });
    try {
      const order = await (await import('../api/orders')).placeOrder(request);
      if (!life.signal.aborted) writeJson(STORAGE_KEYS.lastOrder, order);
      clear();
      return 'placed';
    } catch (error) {
      logFailure('Failed to place the order', error);
      throw error;
    } finally {
      set({ placing: false });
    }
  };

  const stopFollowing = onForeignMirror((mirror) => {
    if (mirror === undefined) return;
    void api()
      .then(({ parseCart }) => set({ lines: parseCart(mirror), status: 'ready' }))
      .catch((error: unknown) => logFailure('Ignored a cart that could not be read', error));
  });
  const shownAgain = (event: PageTransitionEvent): void => {
    if (event.persisted) void load();
  };
  window.addEventListener('pageshow', shownAgain);

  return {
    getState: (): CartState => state,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load,
    add,
    remove,
    removeIncomplete,
    clear,
    placeOrder,
    dispose: (): void => {
      life.abort();
      stopFollowing();
      window.removeEventListener('pageshow', shownAgain);
    },
  };
}
