import { ApiError, isAborted, isUnauthorized, mayBeDone } from '#api/errors';
import { READ_AFTER_MS, STORAGE_KEYS } from '#config/constants';
import { trackEvent } from '#lib/events';
import { logFailure } from '#lib/logger';
import { subscribeToStorage } from '#lib/storage';
import { createStore } from '#lib/store';
import { productKey, toCartAddId } from '#shop/products/ids';
import { perCustomer, type Customer } from '#shop/session/customer';
import { getSession } from '#shop/session/sessionStore';
import { addToCart, clearCart, fetchCart, removeFromCart } from './api';
import { Mirror } from './mirror';
import { Queue } from './queue';
import {
  sortedLike,
  largerQuantities,
  quantityOf,
  rowOf,
  withAdded,
  withQuantity,
  withoutProduct,
  type Addable,
  type CartRow,
} from './rows';

export interface CartState {
  /** `failed`: it could not be loaded, and shows as empty. */
  status: 'loading' | 'ready' | 'failed';
  /** Server rows; before `ready`, only what this tab added. */
  baseRows: readonly CartRow[];
  /** By how many pieces quantities are to change, by `productKey`. */
  changes: ReadonlyMap<string, number>;
  /** What shows: the base rows with these changes. */
  rows: readonly CartRow[];
}

/** What became of a piece that was to be added. `unsent`: the customer has left; `unauthorized`: the API has refused its token. */
export type AddOutcome = 'added' | 'notAdded' | 'unknown' | 'unauthorized' | 'unsent';

/** What happens to the cart. */
export type CartChange =
  /** The server has a new piece. */
  | { type: 'added'; piece: CartRow }
  /** The customer removes products. */
  | { type: 'removed'; productIds: readonly string[] }
  /** A quantity is about to change by a removal, after which these pieces are added again. */
  | { type: 'changing'; row: CartRow }
  /** A quantity has changed: so many are in the cart; of those before, the customer does not want `fewer`. */
  | { type: 'changed'; productId: string; reached: number; fewer: number };

export const NO_ROWS: Omit<CartState, 'status'> = { baseRows: [], changes: new Map(), rows: [] };

const customersCart = perCustomer((customer) => new Cart(getSession()?.user.id ?? '', customer));

/** The cart of the customer who is logged in; null for a guest. For code outside of React: components call `useCart`. */
export const currentCart = (): Cart | null => (getSession() ? customersCart() : null);

/**
 * One customer's cart: its rows, and the changes on their way to the server. After the customer has left it begins nothing:
 * late answers are ignored, and only a changed quantity and the emptying after an order are finished.
 */
export class Cart {
  readonly store = createStore<CartState>({ status: 'loading', ...NO_ROWS });
  readonly queue: Queue;
  /** Records what happens, for what is pending. */
  record: (change: CartChange) => void = () => undefined;
  /** Called after each reading. */
  onRead = (): void => undefined;
  private readonly mirror: Mirror;
  /** Counts the changes, also those of other tabs: an answer from before a change may lack it. */
  private revision = 0;
  /** Only the latest load counts: it cancels the one before. */
  private newestLoad = Promise.resolve(false);
  private latestLoad = new AbortController();
  /** The time of day at which the latest load has read it, in milliseconds; 0 if it has failed. */
  private readAt = 0;

  constructor(
    readonly userId: string,
    readonly customer: Customer,
  ) {
    this.mirror = new Mirror(userId);
    this.queue = new Queue(`cart ${userId}`);
    this.signal.addEventListener('abort', () => {
      this.latestLoad.abort(this.signal.reason);
      this.mirror.remove();
    });
  }

  /** Aborted when the customer leaves. */
  get signal(): AbortSignal {
    return this.customer.signal;
  }

  get state(): CartState {
    return this.store.get();
  }

  /** Whether it was read in the last minute: another device may change it. */
  get isFresh(): boolean {
    return Date.now() - this.readAt <= READ_AFTER_MS;
  }

  /** What is known of the server's rows, also if they can't be loaded: then another tab may know more. */
  get knownRows(): readonly CartRow[] {
    const { baseRows } = this.state;
    return this.mirror.isUnchanged ? baseRows : largerQuantities(baseRows, this.mirror.read() ?? []);
  }

  /** Loads the cart, follows other tabs, and loads it again when this tab comes back. @returns a function that stops following */
  start(): () => void {
    void this.load();
    const leaveStorage = subscribeToStorage((key) => {
      if (key === STORAGE_KEYS.cart) void this.followMirror();
      else if (key === null) void this.load();
    });
    const seen = (): void => {
      if (!document.hidden && !this.isFresh) void this.load();
    };
    document.addEventListener('visibilitychange', seen);
    return () => {
      leaveStorage();
      document.removeEventListener('visibilitychange', seen);
    };
  }

  /**
   * Loads the cart from the server. A cart that is not shown yet shows with the first answer, and again when the changes
   * that were under way are sent; one that is shown waits for them. If a load fails, a cart that is shown stays.
   * @returns whether it was read, by this load or by the newer one that has replaced it
   */
  load(): Promise<boolean> {
    this.newestLoad = this.readAnew();
    return this.newestLoad;
  }

  private async readAnew(): Promise<boolean> {
    if (this.signal.aborted) return false;
    this.latestLoad.abort(new ApiError('aborted'));
    this.latestLoad = new AbortController();
    const { signal } = this.latestLoad;
    if (this.state.status !== 'ready') this.update({ status: 'loading' });
    try {
      let isWhole: boolean;
      do {
        if (this.state.status === 'ready') await this.queue.idle();
        const { revision } = this;
        const copy = this.mirror.text;
        const rows = await fetchCart(this.userId, { signal });
        signal.throwIfAborted();
        const isReady = this.state.status === 'ready';
        isWhole = revision === this.revision && copy === this.mirror.text && this.queue.isIdle;
        // A row that a changed quantity has removed and added again keeps its place.
        const shown = isReady ? this.state.baseRows : (this.mirror.read() ?? []);
        if (!isReady || isWhole) this.update({ baseRows: sortedLike(shown, rows), status: 'ready' });
      } while (!isWhole);
      this.readAt = Date.now();
      this.mirror.write(this.state.baseRows);
      this.onRead();
      return true;
    } catch (error) {
      // After the session, every load ends so, the newest too.
      if (signal.aborted) return signal !== this.latestLoad.signal && this.newestLoad;
      this.readAt = 0;
      logFailure('Failed to load the cart', error);
      if (this.state.status !== 'ready') this.update({ status: 'failed' });
      return false;
    }
  }

  /**
   * Reads the cart, as a part of a job: nothing else changes it then, but another device. A failure is logged.
   * @param timeout after how many milliseconds it is given up
   * @returns whether it was read
   */
  async refresh(timeout?: number): Promise<boolean> {
    try {
      const rows = await fetchCart(this.userId, { signal: this.signal, ...(timeout && { timeout }) });
      this.signal.throwIfAborted();
      this.readAt = Date.now();
      this.show(sortedLike(this.state.baseRows, rows), { status: 'ready' });
      return true;
    } catch (error) {
      if (!this.signal.aborted) logFailure('Failed to load the cart', error);
      return false;
    }
  }

  /**
   * Adds one piece, which shows when the server has accepted it. If the answer is lost, the cart is read.
   * @returns what became of it; a failure is logged
   */
  async add(product: Addable): Promise<AddOutcome> {
    const productId = toCartAddId(product.id);
    if (productId === undefined) {
      logFailure('Not added to the cart: the product id is not valid');
      return 'notAdded';
    }
    const piece = rowOf({ ...product, id: productId });
    const add = async (): Promise<AddOutcome> => {
      // Its token would be the next customer's.
      this.signal.throwIfAborted();
      try {
        await addToCart(this.userId, productId);
      } catch (error) {
        if (isAborted(error)) throw error;
        logFailure('Failed to add to the cart', error);
        const outcome = await this.outcomeOf(error, productId);
        if (outcome === 'added') this.record({ type: 'added', piece });
        return outcome;
      }
      this.record({ type: 'added', piece });
      if (!this.signal.aborted) this.show(withAdded(this.state.baseRows, piece));
      return 'added';
    };
    const outcome = await this.enqueue(add).catch((): AddOutcome => 'unsent');
    if (outcome === 'added') {
      if (this.state.status === 'failed') void this.load();
      if (__EVENTS__) trackEvent('added', { id: productId, name: product.name, price: product.price });
    }
    return outcome;
  }

  /** What became of a piece whose call has failed. */
  private async outcomeOf(error: unknown, productId: string): Promise<AddOutcome> {
    if (isUnauthorized(error)) return 'unauthorized';
    if (!mayBeDone(error)) return 'notAdded';
    const isKnown = this.state.status === 'ready' && this.isFresh;
    const before = quantityOf(this.state.baseRows, productId);
    if (!(await this.refresh()) || !isKnown) return 'unknown';
    return quantityOf(this.state.baseRows, productId) > before ? 'added' : 'notAdded';
  }

  /**
   * Sets by how many pieces a quantity is to change.
   * @param by none when it has changed, or the change is given up
   * @param baseRows the rows, if they change, too
   */
  setChange(key: string, by?: number, baseRows?: readonly CartRow[]): void {
    const changes = new Map(this.state.changes);
    if (by === undefined) changes.delete(key);
    else changes.set(key, by);
    if (baseRows) this.show(baseRows, { changes });
    else this.update({ changes });
  }

  /** Removes a product with its whole quantity. A failure is logged. */
  remove(productId: string): void {
    this.record({ type: 'removed', productIds: [productId] });
    this.applyThenSend(
      () => this.setChange(productKey(productId), undefined, withoutProduct(this.state.baseRows, productId)),
      () => removeFromCart(this.userId, productId, { signal: this.signal }),
      'Failed to remove from the cart',
    );
  }

  clear(): void {
    const productIds = this.state.baseRows.map(({ productId }) => productId);
    this.record({ type: 'removed', productIds });
    this.applyThenSend(
      () => this.show([], { changes: NO_ROWS.changes, status: 'ready' }),
      () => clearCart(this.userId, { signal: this.signal }),
      'Failed to clear the cart',
    );
  }

  /** Runs a change after all earlier ones, those of other tabs too. @throws what it throws */
  enqueue<Result>(change: () => Promise<Result>): Promise<Result> {
    this.revision += 1;
    return this.queue.run(() => {
      // What another tab has just changed, whose event has not come.
      if (this.state.status === 'ready' && !this.mirror.isUnchanged) this.showMirror();
      return change();
    });
  }

  /** Resolves when no earlier change is on its way, in whichever tab. */
  whenQuiet(): Promise<void> {
    return this.enqueue(() => Promise.resolve());
  }

  /**
   * Shows a change now, even if its call fails. Shows it again when its turn in the queue comes, because an add that was
   * sent before it may have put the row back.
   */
  private applyThenSend(apply: () => void, call: () => Promise<void>, failure: string): void {
    const { signal } = this;
    if (signal.aborted) return;
    apply();
    const send = async (): Promise<void> => {
      signal.throwIfAborted();
      apply();
      await call();
    };
    this.enqueue(send).catch((error: unknown) => {
      if (!isAborted(error)) logFailure(failure, error);
    });
  }

  /** Changes what this tab knows and shows. Nothing is sent. */
  private update(change: Partial<Omit<CartState, 'rows'>>): void {
    const next = { ...this.state, ...change };
    const rows = [...next.changes].reduce(
      (some: readonly CartRow[], [key, by]) =>
        withQuantity(some, key, Math.max(1, quantityOf(some, key) + by)),
      next.baseRows,
    );
    this.store.set({ ...next, rows });
  }

  /** Shows a change of this tab. A loading cart is not copied to storage: other tabs may know more. */
  show(baseRows: readonly CartRow[], other: Partial<Pick<CartState, 'status' | 'changes'>> = {}): void {
    this.revision += 1;
    this.update({ baseRows, ...other });
    if (this.state.status === 'ready') this.mirror.write(baseRows);
  }

  /** Shows what another tab has written. @returns whether there is something */
  private showMirror(): boolean {
    const baseRows = this.mirror.read();
    if (baseRows) this.update({ baseRows, status: 'ready' });
    return baseRows !== undefined;
  }

  private async followMirror(): Promise<void> {
    // Both tabs wrote at once, and this tab's write came last: only the server knows both changes.
    if (this.mirror.isUnchanged) return void (await this.load());
    if (!this.showMirror()) return;
    this.revision += 1;
    // The other tab may have missed what this tab is still sending.
    if (!this.queue.isIdle) await this.load();
  }
}
