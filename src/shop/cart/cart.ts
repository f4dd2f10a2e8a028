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
  /** The quantities that are on their way to the server, by `productKey`. */
  targets: ReadonlyMap<string, number>;
  /** What shows: the base rows with these quantities. */
  rows: readonly CartRow[];
}

/** What became of a piece that was to be added. `unsent`: the customer has left; `unauthorized`: the API has refused its token. */
export type AddOutcome = 'added' | 'notAdded' | 'unknown' | 'unauthorized' | 'unsent';

/** Who changes the cart: the shop puts pieces back, and takes out what an order has bought. */
export type Actor = 'customer' | 'shop';

/** What happens to the cart. */
export type CartChange =
  /** The server has a new piece. */
  | { type: 'added'; piece: CartRow }
  /** The customer removes products. */
  | { type: 'removed'; productIds: readonly string[] }
  /** A product is removed, of which these pieces are to be added again. */
  | { type: 'rebuilding'; row: CartRow }
  /** So many are in the cart again, or still; the customer does not want so many of those before. */
  | { type: 'rebuilt'; productId: string; reached: number; fewer: number };

export const NO_ROWS: Omit<CartState, 'status'> = { baseRows: [], targets: new Map(), rows: [] };

const customersCart = perCustomer((customer) => new Cart(getSession()?.user.id ?? '', customer));

/** The cart of the customer who is logged in; null for a guest. For code outside of React: components call `useCart`. */
export const currentCart = (): Cart | null => (getSession() ? customersCart() : null);

/**
 * One customer's cart: its rows, and the changes on their way to the server. After the customer has left it begins nothing:
 * late answers are ignored, and only a changed quantity and the emptying after an order are finished.
 */
export class Cart {
  readonly store = createStore<CartState>({ status: 'loading', ...NO_ROWS });
  readonly queue = new Queue();
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

  /**
   * The name of a lock, which the customer's tabs share. `order`: an order is placed or looked up; it waits for a `putBack`,
   * which stops when it sees one. `cart`: a quantity changes; both wait for it.
   */
  lockName(work: 'order' | 'putBack' | 'cart'): string {
    return `${work} ${this.userId}`;
  }

  /** What is known of the rows: also if they can't be loaded, and what another tab has added, whose event has not come. */
  get knownRows(): readonly CartRow[] {
    return this.mirror.isUnchanged
      ? this.state.rows
      : largerQuantities(this.state.rows, this.mirror.read() ?? []);
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
        const rows = await fetchCart(this.userId, { signal });
        signal.throwIfAborted();
        const isReady = this.state.status === 'ready';
        isWhole = revision === this.revision && this.queue.isIdle;
        // A row that a changed quantity has removed and added again keeps its place.
        const shown = isReady ? this.state.baseRows : (this.mirror.read() ?? []);
        if (!isReady || isWhole) this.update({ baseRows: sortedLike(shown, rows), status: 'ready' });
      } while (!isWhole);
      this.readAt = Date.now();
      this.writeMirror();
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
   * Adds one piece, which shows when the server has accepted it. If the answer is lost, the cart is loaded.
   * @returns what became of it; a failure is logged
   */
  async add(product: Addable, actor: Actor = 'customer'): Promise<AddOutcome> {
    const productId = toCartAddId(product.id);
    if (productId === undefined) {
      logFailure('Not added to the cart: the product id is not valid');
      return 'notAdded';
    }
    const piece = rowOf({ ...product, id: productId });
    const record = (): void => {
      if (actor === 'customer') this.record({ type: 'added', piece });
    };
    const quantity = (): number => quantityOf(this.state.baseRows, productId);
    try {
      await this.enqueue(async () => {
        // Its token would be the next customer's.
        this.signal.throwIfAborted();
        await addToCart(this.userId, productId);
        record();
        if (this.signal.aborted) return;
        const key = productKey(productId);
        const target = this.state.targets.get(key);
        if (target !== undefined) this.setTarget(key, target + 1);
        this.show(withAdded(this.state.baseRows, piece));
      });
      if (this.state.status === 'failed') void this.load();
      if (__EVENTS__) trackEvent('added', { id: productId, name: product.name, price: product.price });
      return 'added';
    } catch (error) {
      if (isAborted(error)) return 'unsent';
      logFailure('Failed to add to the cart', error);
      if (isUnauthorized(error)) return 'unauthorized';
      if (!mayBeDone(error)) return 'notAdded';
      const isKnown = this.state.status === 'ready';
      await this.queue.idle();
      const before = quantity();
      if (!(await this.load()) || !isKnown) return 'unknown';
      if (quantity() <= before) return 'notAdded';
      record();
      return 'added';
    }
  }

  /** Whether a quantity of a product is on its way to the server. */
  isChanging(productId: string): boolean {
    return this.state.targets.has(productKey(productId));
  }

  /** Sets the quantity that a product is to reach. @param quantity none when it is reached, or given up */
  setTarget(key: string, quantity?: number): void {
    const targets = new Map(this.state.targets);
    if (quantity === undefined) targets.delete(key);
    else targets.set(key, quantity);
    this.update({ targets });
  }

  /** Removes a product with its whole quantity. @returns whether the server has; a failure is logged */
  remove(productId: string, actor: Actor = 'customer'): Promise<boolean> {
    if (actor === 'customer') this.record({ type: 'removed', productIds: [productId] });
    return this.applyThenSend(
      () => {
        this.setTarget(productKey(productId));
        this.show(withoutProduct(this.state.baseRows, productId));
      },
      () => removeFromCart(this.userId, productId, { signal: this.signal }),
      'Failed to remove from the cart',
    );
  }

  clear(): void {
    const productIds = this.state.baseRows.map(({ productId }) => productId);
    this.record({ type: 'removed', productIds });
    void this.applyThenSend(
      () => {
        this.update({ targets: NO_ROWS.targets });
        this.show([], 'ready');
      },
      () => clearCart(this.userId, { signal: this.signal }),
      'Failed to clear the cart',
    );
  }

  /** Runs a change after all earlier ones. @throws what it throws */
  enqueue(change: () => Promise<void>): Promise<void> {
    this.revision += 1;
    return this.queue.run(change);
  }

  /**
   * Shows a change now, even if its call fails. Shows it again when its turn in the queue comes, because an add that was
   * sent before it may have put the row back.
   */
  private async applyThenSend(
    apply: () => void,
    call: () => Promise<void>,
    failure: string,
  ): Promise<boolean> {
    const { signal } = this;
    if (signal.aborted) return false;
    apply();
    try {
      await this.enqueue(async () => {
        signal.throwIfAborted();
        apply();
        await call();
      });
      return true;
    } catch (error) {
      if (!isAborted(error)) logFailure(failure, error);
      return false;
    }
  }

  /** Changes what this tab knows and shows. Nothing is sent. */
  private update(change: Partial<Omit<CartState, 'rows'>>): void {
    const next = { ...this.state, ...change };
    const rows = [...next.targets].reduce(
      (some: readonly CartRow[], [key, quantity]) => withQuantity(some, key, quantity),
      next.baseRows,
    );
    this.store.set({ ...next, rows });
  }

  /** Shows a change of this tab. A loading cart is not copied to storage: other tabs may know more. */
  show(baseRows: readonly CartRow[], status = this.state.status): void {
    this.revision += 1;
    this.update({ baseRows, status });
    if (this.state.status === 'ready') this.writeMirror();
  }

  /** Tells other tabs what this one knows. A changed quantity is told once, at its end. */
  private writeMirror(): void {
    if (this.state.targets.size === 0) this.mirror.write(this.state.baseRows);
  }

  private async followMirror(): Promise<void> {
    // Both tabs wrote at once, and this tab's write came last: only the server knows both changes.
    if (this.mirror.isUnchanged) return void (await this.load());
    const baseRows = this.mirror.read();
    if (!baseRows) return;
    this.revision += 1;
    this.update({ baseRows, status: 'ready' });
    // The other tab may have missed what this tab is still sending.
    if (!this.queue.isIdle) await this.load();
  }
}
