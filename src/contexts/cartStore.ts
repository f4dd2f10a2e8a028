import { isAborted } from '../api/errors';
import { onSessionChange } from '../api/sessionStore';
import { logFailure } from '../lib/logger';
import {
  cartCount,
  isShown,
  lineOf,
  piecesWithout,
  shownLines,
  withAdded,
  withoutProduct,
  type Addable,
  type CartLine,
} from '../model/cart';
import { toCartAddId } from '../model/ids';
import { orderRequest } from '../model/order';
import { forgetOwnMirror, isMirrorOurs, onForeignMirror, readMirror, writeMirror } from './cartMirror';
import type { PutBack } from './putBack';
import { sendOrder } from './sendOrder';
import { createSendQueue } from './sendQueue';

/** What became of an add: its id is not valid, the call failed, or it is in the cart. */
export type Added = 'added' | 'invalid' | 'failed';

/** What became of an order: no row was left to send, another is on its way, or its customer has logged out. */
export type Placed = 'placed' | 'nothing' | 'busy' | 'ended';

/** The cart as it stands. `failed`: it could not be loaded, and shows as empty. */
export interface CartState {
  status: 'loading' | 'ready' | 'failed';
  /** Before `ready`: only what was added here in the meantime. */
  lines: readonly CartLine[];
  /** An order is on its way; a second one is not sent. */
  placing: boolean;
}

/**
 * Puts back what orders have taken out of the cart without buying it, as far as it is missing (behaviour 10.15).
 * @param onProgress told how many pieces are added, and of how many
 * @returns undefined when it runs already, or its customer has logged out meanwhile
 * @throws ApiError when the cart could not be read
 */
export type PutCartBack = (onProgress: (done: number, total: number) => void) => Promise<PutBack | undefined>;

/** One customer's cart, for one session. */
export type CartStore = ReturnType<typeof createCartStore>;

const api = () => import('../api/cart');
const bareId = (productId: string): string => toCartAddId(productId) ?? productId;

/**
 * Keeps a customer's cart (behaviour, chapter 11). It does nothing before `start`, and nothing more once that was stopped
 * or the session has ended: what was under way is given up, and late answers change nothing.
 */
export function createCartStore(userId: string) {
  const queue = createSendQueue();
  const listeners = new Set<() => void>();
  let life = new AbortController();
  let state: CartState = { status: 'loading', lines: [], placing: false };
  /** Counts what was done here, so that an answer that is older than it can't undo it. */
  let changes = 0;
  let loads = 0;
  let clearedAt = 0;
  const removedAt = new Map<string, number>();
  /** Rows without an id were removed: no call can delete them, so they are left out as long as the page lives. */
  let dropsIdless = false;
  /** What orders have taken out of the cart without buying it. */
  let leftOver: readonly CartLine[] = [];
  let puttingBack = false;

  const set = (next: Partial<CartState>): void => {
    state = { ...state, ...next };
    listeners.forEach((listener) => listener());
  };

  /** A change made here, shown at once. A cart that is not known yet is not mirrored: other tabs may know it. */
  const setLines = (lines: readonly CartLine[], status = state.status): void => {
    changes += 1;
    set({ lines, status });
    if (status === 'ready') writeMirror(lines);
  };

  const wanted = (lines: readonly CartLine[]): readonly CartLine[] =>
    dropsIdless ? lines.filter(({ productId }) => productId !== '') : lines;

  /** Sends a change whose failure is only logged (behaviour 11.7, 11.8). */
  const sendQuietly = (what: string, work: () => Promise<void>): void => {
    queue.run(work).catch((error: unknown) => {
      if (!isAborted(error)) logFailure(what, error);
    });
  };

  const load = async (): Promise<void> => {
    const { signal } = life;
    const own = (loads += 1);
    const before = changes;
    const isLate = (): boolean => signal.aborted || own !== loads;
    if (state.status !== 'ready') set({ status: 'loading' });
    try {
      const lines = wanted(await (await api()).fetchCart(userId, signal));
      if (isLate()) return;
      if (queue.busy() || changes !== before) {
        await queue.idle();
        if (!isLate()) void load();
        return;
      }
      set({ status: 'ready', lines });
      writeMirror(lines);
    } catch (error) {
      if (isLate() || isAborted(error)) return;
      logFailure('Failed to load the cart', error);
      if (state.status !== 'ready') set({ status: 'failed' });
      else if (changes === before) set({ status: 'failed', lines: [] });
    }
  };

  const add = async (product: Addable): Promise<Added> => {
    const { signal } = life;
    const productId = toCartAddId(product.id);
    if (productId === undefined) {
      logFailure('Not added to the cart: the product id is not valid');
      return 'invalid';
    }
    const asked = (changes += 1);
    try {
      await queue.run(async () => (await api()).addToCart(userId, productId, signal));
      if (signal.aborted) return 'failed';
      // What was removed or cleared while the add was under way goes from the server's cart after it.
      if (asked > clearedAt && asked > (removedAt.get(productId) ?? 0)) {
        setLines(withAdded(state.lines, lineOf({ ...product, id: productId })));
      }
      if (state.status === 'failed') void load();
      return 'added';
    } catch (error) {
      if (!isAborted(error)) logFailure('Failed to add to the cart', error);
      return 'failed';
    }
  };

  const sendRemoval = (productId: string): void => {
    const { signal } = life;
    removedAt.set(bareId(productId), changes);
    sendQuietly('Failed to remove from the cart', async () =>
      (await api()).removeFromCart(userId, productId, signal),
    );
  };

  const remove = (productId: string): void => {
    if (life.signal.aborted) return;
    setLines(withoutProduct(state.lines, productId));
    sendRemoval(productId);
  };

  const removeIncomplete = (): void => {
    if (life.signal.aborted) return;
    const kept = shownLines(state.lines);
    dropsIdless ||= state.lines.some(({ productId }) => productId === '');
    const gone = new Set(state.lines.filter((line) => !isShown(line)).map((line) => line.productId));
    setLines(kept);
    for (const productId of gone) {
      // The call takes all rows of a product away: not when one of them is shown.
      if (productId !== '' && !kept.some((line) => line.productId === productId)) sendRemoval(productId);
    }
  };

  const clear = (): void => {
    const { signal } = life;
    if (signal.aborted) return;
    setLines([], 'ready');
    clearedAt = changes;
    sendQuietly('Failed to clear the cart', async () => (await api()).clearCart(userId, signal));
  };

  const placeOrder = async (lines: readonly CartLine[], placeholder: string): Promise<Placed> => {
    if (state.placing) return 'busy';
    const request = orderRequest(userId, lines, placeholder);
    if (!request) return 'nothing';
    set({ placing: true });
    try {
      const outcome = await sendOrder(request, life.signal);
      if (outcome === 'placed') {
        leftOver = piecesWithout([...state.lines, ...piecesWithout(leftOver, state.lines)], lines);
        clear();
      }
      return outcome;
    } finally {
      set({ placing: false });
    }
  };

  const putCartBack: PutCartBack = async (onProgress) => {
    const { signal } = life;
    if (puttingBack) return undefined;
    puttingBack = true;
    try {
      const { putBack } = await import('./putBack');
      // The order's own clearing comes first.
      await queue.idle();
      const inCart = await (await api()).fetchCart(userId, signal);
      const addOne = async (product: Addable): Promise<boolean> => (await add(product)) === 'added';
      const outcome = await putBack(leftOver, inCart, { add: addOne, signal, onProgress });
      if (signal.aborted) return undefined;
      if (outcome.missing.length === 0) leftOver = [];
      void load();
      return outcome;
    } catch (error) {
      if (signal.aborted) return undefined;
      throw error;
    } finally {
      puttingBack = false;
    }
  };

  /** Takes over what another tab made of the cart. */
  const follow = async (signal: AbortSignal): Promise<void> => {
    try {
      const { parseCart } = await api();
      if (signal.aborted) return;
      // Two tabs wrote at once and ours came last: neither knows the other's change, the server knows both.
      if (isMirrorOurs()) return await load();
      const mirror = readMirror();
      if (mirror === undefined) return;
      changes += 1;
      set({ lines: wanted(parseCart(mirror)), status: 'ready' });
      // Whether the other tab had seen what is on its way from here can't be told.
      if (queue.busy()) await queue.idle().then(() => (signal.aborted ? undefined : load()));
    } catch (error) {
      logFailure('Ignored a cart that could not be read', error);
    }
  };

  const start = (): (() => void) => {
    const own = new AbortController();
    life = own;
    const shownAgain = (event: PageTransitionEvent): void => {
      if (event.persisted) void load();
    };
    const stopFollowing = onForeignMirror(() => void follow(own.signal));
    const stop = (): void => {
      own.abort();
      stopFollowing();
      stopListening();
      window.removeEventListener('pageshow', shownAgain);
    };
    // At once, not with the next render: nothing of one customer may be sent with the token of another.
    const stopListening = onSessionChange((session) => {
      stop();
      if (session?.user.id !== userId) forgetOwnMirror();
    });
    window.addEventListener('pageshow', shownAgain);
    readMirror();
    void load();
    return stop;
  };

  return {
    getState: (): CartState => state,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start,
    load,
    add,
    remove,
    removeIncomplete,
    clear,
    placeOrder,
    leftOverCount: (): number => cartCount(leftOver),
    putCartBack,
  };
}
