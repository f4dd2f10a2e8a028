import { ApiError, isAborted } from '#api/errors';
import { ORDER_PAUSE_MS, STORAGE_KEYS } from '#config/constants';
import { trackEvent } from '#lib/events';
import { Listeners } from '#lib/listeners';
import { logFailure } from '#lib/logger';
import { subscribeToStorage, readJson } from '#lib/storage';
import { isSameProduct, toCartAddId } from '#shop/products/ids';
import { getSession, subscribeToSession } from '#shop/session/sessionStore';
import { CallQueue } from './CallQueue';
import { addToCart, clearCart, fetchCart, readCart, removeFromCart } from './api';
import {
  largerQuantities,
  lineOf,
  shownLines,
  subtractQuantities,
  withAdded,
  withoutProduct,
  type Addable,
  type CartLine,
} from './cart';
import { CartMirror } from './cartMirror';

/** What the cart shows. */
export interface CartState {
  /** `failed`: it could not be loaded, and shows as empty. */
  status: 'loading' | 'ready' | 'failed';
  /** Before `ready`: only what this tab has added, and not removed again. */
  lines: readonly CartLine[];
  /** An order is being sent; a second one is not accepted. */
  placing: boolean;
  /** An order has just failed: a further press is ignored, because it may belong to a double click. */
  paused: boolean;
}

/** The cart of a guest. */
export const EMPTY_CART: CartState = { status: 'ready', lines: [], placing: false, paused: false };

/** The items of an order. */
type Bought = readonly Pick<CartLine, 'productId' | 'quantity'>[];

let current: CartStore | null = null;

subscribeToSession((change) => {
  if (change === 'renewed') return;
  const user = getSession()?.user;
  current = user ? new CartStore(user.id) : null;
});

/** The cart of the customer who is logged in; null for a guest. */
export const currentCart = (): CartStore | null => current;

/**
 * One customer's cart, for one session. After it was stopped or the session has ended it does nothing: running calls
 * are cancelled, and late answers are ignored.
 */
export class CartStore {
  /** What orders have removed from the cart without buying it. Only this class writes it. */
  unbought: readonly CartLine[] = [];
  private state: CartState = { ...EMPTY_CART, status: 'loading' };
  private readonly listeners = new Listeners();
  readonly subscribe = this.listeners.subscribe;
  /** Ends when this cart stops: after a logout, for another customer, without its page. */
  private lifetime = new AbortController();
  /** The changes that are sent to the server. */
  private readonly queue = new CallQueue();
  private readonly mirror = new CartMirror();
  /** Counts the changes, also those of other tabs: an answer from before a change is not shown. */
  private revision = 0;
  /** The number of loads: only the latest counts. */
  private loads = 0;

  constructor(readonly userId: string) {}

  readonly getState = (): CartState => this.state;

  /** Changes what is shown, and nothing else. */
  private setState(next: Partial<CartState>): void {
    this.state = { ...this.state, ...next };
    this.listeners.notify();
  }

  /** Aborted when the session has ended. */
  get signal(): AbortSignal {
    return this.lifetime.signal;
  }

  /** Loads the cart, and follows the session and other tabs. @returns a function that stops it */
  readonly start = (): (() => void) => {
    if (this.signal.aborted) this.lifetime = new AbortController();
    const { lifetime } = this;
    const leaveStorage = subscribeToStorage((key) => {
      if (key === STORAGE_KEYS.cart) void this.showOtherTab();
      else if (key === null) void this.load();
    });
    const leaveSession = subscribeToSession((change) => {
      // The same customer has logged in again in another tab: what runs goes on.
      if (change === 'renewed') return void this.load();
      // At once, not on the next render: no call of one customer may carry another's token.
      stop();
      // A mirror that another tab wrote may be the next customer's.
      if (this.mirror.isOurs()) this.mirror.remove();
    });
    const stop = (): void => {
      lifetime.abort(new ApiError('aborted'));
      leaveStorage();
      leaveSession();
    };
    // The session may have ended since the last render.
    if (currentCart() === this) void this.load();
    else stop();
    return stop;
  };

  /** Loads the cart from the server; only the latest load counts. If it fails, a cart that is shown stays. */
  async load(): Promise<void> {
    const { signal } = this;
    const load = (this.loads += 1);
    const isOver = (): boolean => signal.aborted || load !== this.loads;
    if (this.state.status !== 'ready') this.setState({ status: 'loading' });
    try {
      const lines = await this.fetchWithoutOvertaking(isOver);
      if (isOver()) return;
      this.setState({ lines, status: 'ready' });
      this.mirror.write(this.state.lines);
    } catch (error) {
      if (isOver()) return;
      logFailure('Failed to load the cart', error);
      if (this.state.status !== 'ready') this.setState({ status: 'failed' });
    }
  }

  /** Fetches the cart while no change is sent, and again if one was made meanwhile: the answer may lack it. */
  private async fetchWithoutOvertaking(isOver: () => boolean): Promise<CartLine[]> {
    const { signal } = this;
    let lines: CartLine[];
    let revision: number;
    do {
      // A change may have been queued since the last one ended.
      while (!this.queue.isEmpty) await this.queue.allDone();
      revision = this.revision;
      lines = await fetchCart(this.userId, signal);
    } while (revision !== this.revision && !isOver());
    return lines;
  }

  /** Adds one unit, which shows when the server has accepted it. @returns whether it has; a failure is logged */
  async add(product: Addable): Promise<boolean> {
    const { signal } = this;
    const productId = toCartAddId(product.id);
    if (productId === undefined) {
      logFailure('Not added to the cart: the product id is not valid');
      return false;
    }
    try {
      await this.enqueue(async () => {
        await addToCart(this.userId, productId, signal);
        signal.throwIfAborted();
        this.showChange(withAdded(this.state.lines, lineOf({ ...product, id: productId })));
      });
      if (this.state.status === 'failed') void this.load();
      if (__EVENTS__) trackEvent('added', { id: productId, name: product.name, price: product.price });
      return true;
    } catch (error) {
      if (!isAborted(error)) logFailure('Failed to add to the cart', error);
      return false;
    }
  }

  /** Removes a product with its whole quantity. */
  remove(productId: string): void {
    this.showAndSend(
      () => this.showChange(withoutProduct(this.state.lines, productId)),
      (signal) => removeFromCart(this.userId, productId, signal),
      'Failed to remove from the cart',
    );
  }

  /** Removes the rows that are not displayed. No call can delete one without an id: a load may show it again. */
  removeIncomplete(): void {
    const { lines } = this.state;
    const kept = shownLines(lines);
    if (this.signal.aborted) return;
    this.showChange(kept);
    // The call deletes all rows of a product, so it is not sent while one of them is displayed.
    const isKept = (id: string): boolean => kept.some(({ productId }) => isSameProduct(productId, id));
    for (const id of new Set(lines.map(({ productId }) => productId))) {
      if (id !== '' && !isKept(id)) this.remove(id);
    }
  }

  /** Empties the cart. */
  clear(): void {
    this.showAndSend(
      () => this.showChange([], { status: 'ready' }),
      (signal) => clearCart(this.userId, signal),
      'Failed to clear the cart',
    );
  }

  /** Accepts no other order while this work runs. */
  async whilePlacing<Result>(work: () => Promise<Result>): Promise<Result> {
    this.setState({ placing: true });
    try {
      return await work();
    } finally {
      this.setState({ placing: false });
    }
  }

  /** Ignores orders for a moment, so that the second press of a double click sends none. */
  pauseOrders(): void {
    this.setState({ paused: true });
    setTimeout(() => this.setState({ paused: false }), ORDER_PAUSE_MS);
  }

  /** Empties the cart after an order, and keeps in memory what the order did not buy. @param held its rows before */
  emptyAfterOrder(bought: Bought, held: readonly CartLine[]): void {
    this.unbought = subtractQuantities(largerQuantities(held, this.unbought), bought);
    if (this.state.status === 'ready') return this.clear();
    // A cart that could not be loaded may hold rows that nobody has seen.
    this.showChange(subtractQuantities(this.state.lines, bought));
    void this.load();
  }

  /** Keeps in memory what an order of unknown outcome did not buy: the server may have emptied the cart. */
  rememberUnbought(bought: Bought, held: readonly CartLine[]): void {
    this.unbought = largerQuantities(this.unbought, subtractQuantities(held, bought));
  }

  /** All that orders have removed is in the cart again. */
  forgetUnbought(): void {
    this.unbought = [];
  }

  /** Resolves when all changes have been sent. */
  allSent(): Promise<void> {
    return this.queue.allDone();
  }

  /** Sends a change to the server after all earlier ones. */
  private enqueue(call: () => Promise<void>): Promise<void> {
    this.revision += 1;
    return this.queue.run(call);
  }

  /**
   * Shows a change now, even if its call fails. Shows it again when its turn in the queue comes, because an add that was
   * sent before it may have put the row back.
   */
  private showAndSend(show: () => void, call: (signal: AbortSignal) => Promise<void>, failure: string): void {
    const { signal } = this;
    if (signal.aborted) return;
    show();
    this.enqueue(async () => {
      signal.throwIfAborted();
      show();
      await call(signal);
    }).catch((error: unknown) => {
      if (!isAborted(error)) logFailure(failure, error);
    });
  }

  /** Shows a change of this tab. A loading cart is not mirrored: other tabs may know more. */
  private showChange(lines: readonly CartLine[], more: Partial<CartState> = {}): void {
    this.revision += 1;
    this.setState({ ...more, lines });
    if (this.state.status === 'ready') this.mirror.write(this.state.lines);
  }

  /** Shows the cart that another tab has written. */
  private async showOtherTab(): Promise<void> {
    // Both tabs wrote at once, and this tab's write came last: only the server knows both changes.
    if (this.mirror.isOurs()) return this.load();
    const mirror = readJson(STORAGE_KEYS.cart);
    if (mirror === undefined) return;
    try {
      const lines = readCart(mirror);
      this.revision += 1;
      this.setState({ lines, status: 'ready' });
    } catch (error) {
      logFailure('Ignored a cart that could not be read', error);
      return this.mirror.remove();
    }
    // The other tab may have missed what this tab is still sending.
    if (!this.queue.isEmpty) await this.load();
  }
}
