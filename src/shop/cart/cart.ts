import { isAborted, isUnauthorized, mayBeDone } from '#api/errors';
import type { ApiCall } from '#api/send';
import { CART_FRESH_MS, STORAGE_KEYS } from '#config/constants';
import { askBeforeUnload } from '#lib/askBeforeUnload';
import { trackEvent } from '#lib/events';
import { logFailure } from '#lib/logger';
import { subscribeToStorage } from '#lib/storage';
import { productKey, toCartAddId } from '#shop/products/ids';
import { isPersonHere, perCustomer, type Customer } from '#shop/session/customer';
import { getSession } from '#shop/session/sessionStore';
import { addToCart, clearCart, fetchCart, readCartRow, removeFromCart } from './api';
import { CartView, type CartState } from './cartView';
import { Queue } from './queue';
import { quantityOf, rowOf, withAdded, type Addable, type CartRow } from './rows';

/** What became of a piece that was to be added. `unsent`: the customer has left; `unauthorized`: the API has refused its token. */
export type AddOutcome = 'added' | 'notAdded' | 'unknown' | 'unauthorized' | 'unsent';

/** What happens to the cart. */
export type CartEvent =
  /** The server has a new piece. */
  | { type: 'added'; piece: CartRow }
  /** The customer removes products. */
  | { type: 'removed'; productIds: readonly string[] }
  /** A row is about to be removed, after which these pieces are added again. */
  | { type: 'replacing'; row: CartRow }
  /** The cart was read: it holds these rows. */
  | { type: 'read'; rows: readonly CartRow[] };

/** Another tab may sleep with its change: a load does not wait for it any longer. */
const LOAD_WAIT_MS = 10_000;

/** Whether the customer has left, while something was awaited. */
export const hasSessionEnded = ({ signal }: Cart): boolean => signal.aborted;

/** What cancels a reading, and after how many milliseconds it is given up. */
type ReadOptions = Pick<ApiCall, 'signal' | 'timeout'>;

const customersCart = perCustomer((customer) => new Cart(getSession()?.user.id ?? '', customer));

/** The cart of the customer who is logged in; null for a guest. For code outside of React: components call `useCart`. */
export const currentCart = (): Cart | null => (getSession() ? customersCart() : null);

/**
 * One customer's cart: its rows, and the changes on their way to the server. After the customer has left it begins nothing:
 * late answers are ignored, and only a smaller quantity and the emptying after an order are finished.
 */
export class Cart {
  readonly view: CartView;
  readonly queue: Queue;
  /** Called after each change, and after each reading during which no other tab could change the cart. */
  onEvent: (event: CartEvent) => void = () => undefined;
  /** Called after each load. */
  onLoaded = (): void => undefined;
  /** Whether the customer has removed the rows without an id: no call does, so each reading leaves them out. */
  dropsRowsWithoutId = false;
  /** A load that waits for its turn; undefined when it is cancelled. */
  private waitingLoad: Promise<boolean | undefined> | undefined;
  /** Cancels the latest load, which waits or runs. */
  private latestLoad = new AbortController();
  /** Whether no other tab runs a job beside this tab's. */
  private isAlone = true;
  /** The time of day of the latest reading, in milliseconds; 0 if it has failed. */
  private readAt = 0;

  constructor(
    readonly userId: string,
    readonly customer: Customer,
  ) {
    this.view = new CartView(userId);
    this.queue = new Queue(`cart ${userId}`);
    this.signal.addEventListener('abort', () => this.latestLoad.abort());
  }

  /** Aborted when the customer leaves. */
  get signal(): AbortSignal {
    return this.customer.signal;
  }

  get state(): CartState {
    return this.view.state;
  }

  /** Whether it was read in the last minute: another device may change it. */
  get wasJustRead(): boolean {
    return Date.now() - this.readAt <= CART_FRESH_MS;
  }

  /** Loads the cart, follows other tabs, and loads it again when this tab comes back. @returns a function that stops following */
  start(): () => void {
    void this.load();
    const leaveStorage = subscribeToStorage((key) => {
      // If both tabs wrote at once, and this tab's write came last, only the server knows both changes.
      if (key === null || (key === STORAGE_KEYS.cart && !this.view.catchUp())) void this.load();
    });
    const seen = (): void => {
      if (!document.hidden && !this.wasJustRead) void this.load();
    };
    document.addEventListener('visibilitychange', seen);
    return () => {
      leaveStorage();
      document.removeEventListener('visibilitychange', seen);
    };
  }

  /**
   * Loads the cart from the server, after the changes that are on their way. A later change does not wait: it cancels the
   * load, which begins again after it. If a load fails, a cart that is shown stays.
   * @returns whether it was read
   */
  async load(): Promise<boolean> {
    let isRead: boolean | undefined;
    while (isRead === undefined && !this.signal.aborted) {
      if (this.state.status !== 'ready') this.view.showHere({ status: 'loading' });
      this.waitingLoad ??= this.queueLoad();
      isRead = await this.waitingLoad;
    }
    return isRead ?? false;
  }

  /** @returns undefined if it was cancelled */
  private queueLoad(): Promise<boolean | undefined> {
    const control = new AbortController();
    this.latestLoad = control;
    return this.runJob(async () => {
      if (control.signal.aborted || this.signal.aborted) return undefined;
      this.waitingLoad = undefined;
      const { signal } = control;
      const isRead = await this.refresh({ signal });
      if (!isRead) return signal.aborted ? undefined : false;
      this.onLoaded();
      return true;
    }, LOAD_WAIT_MS);
  }

  /**
   * Reads the cart, as a part of a job: only another device changes it then, if no other tab runs a job. A failure is logged.
   * @returns whether it was read
   */
  async refresh({ signal = this.signal, timeout }: ReadOptions = {}): Promise<boolean> {
    try {
      const all = await fetchCart(this.userId, { signal, ...(timeout !== undefined && { timeout }) });
      signal.throwIfAborted();
      const rows = this.dropsRowsWithoutId ? all.filter(({ productId }) => productId !== '') : all;
      this.readAt = Date.now();
      // A row that a changed quantity has removed and added again keeps its place.
      const baseRows = this.view.sorted(rows);
      // In the middle of another tab's change, it shows here only.
      if (this.isAlone) this.view.showInAllTabs(baseRows, { status: 'ready' });
      else this.view.showHere({ baseRows, status: 'ready' });
      this.tellRows(rows);
      return true;
    } catch (error) {
      if (signal.aborted) return false;
      this.readAt = 0;
      logFailure('Failed to load the cart', error);
      if (this.state.status !== 'ready') this.view.showHere({ status: 'failed' });
      return false;
    }
  }

  /** Tells that the cart holds these rows, unless another tab may be in the middle of a change. */
  tellRows(rows: readonly CartRow[]): void {
    if (this.isAlone) this.onEvent({ type: 'read', rows });
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
        return this.outcomeOf(error, productId);
      }
      if (!this.signal.aborted) this.view.showInAllTabs(withAdded(this.state.baseRows, piece));
      // After a logout, without its name.
      this.onEvent({
        type: 'added',
        piece: isPersonHere(this.customer) ? piece : readCartRow({ productId, quantity: 1 }),
      });
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
    const isKnown = this.state.status === 'ready' && this.wasJustRead;
    const before = quantityOf(this.state.baseRows, productId);
    if (!(await this.refresh()) || !isKnown) return 'unknown';
    return quantityOf(this.state.baseRows, productId) > before ? 'added' : 'notAdded';
  }

  /** Removes a product with its whole quantity. A failure is logged. */
  remove(productId: string): void {
    this.removeAll([productId], 'Failed to remove from the cart', async (rows) => {
      const { userId, signal } = this;
      // Rows of one product may differ in how they write its id.
      for (const id of new Set([productId, ...rows.map((row) => row.productId)]))
        await removeFromCart(userId, id, { signal });
    });
  }

  clear(): void {
    const productIds = this.state.baseRows.map((row) => row.productId);
    this.removeAll(productIds, 'Failed to clear the cart', async () => {
      this.view.showInAllTabs([], { status: 'ready' });
      await clearCart(this.userId, { signal: this.signal });
    });
  }

  /** Shows products as removed now, and removes them when their turn comes, even if the call fails. */
  private removeAll(
    productIds: readonly string[],
    failure: string,
    send: (rows: readonly CartRow[]) => Promise<void>,
  ): void {
    const { signal } = this;
    if (signal.aborted) return;
    this.onEvent({ type: 'removed', productIds });
    const keys = new Set(productIds.map(productKey));
    this.view.setRemoved(keys);
    this.enqueue(async () => {
      signal.throwIfAborted();
      const rows = this.view.beginRemoval(keys);
      // An earlier job may have read them.
      for (const row of rows) this.onEvent({ type: 'replacing', row: { ...row, quantity: 0 } });
      await send(rows);
    }).catch((error: unknown) => {
      if (!isAborted(error)) logFailure(failure, error);
    });
  }

  /**
   * Runs a change after all earlier ones, those of other tabs too. Meanwhile, the browser asks before it closes or reloads
   * the page.
   * @throws what it throws
   */
  enqueue<Result>(change: () => Promise<Result>): Promise<Result> {
    const done = askBeforeUnload(() => this.runJob(change));
    this.latestLoad.abort();
    this.waitingLoad = undefined;
    return done.finally(() => {
      const now = currentCart();
      // The same customer has logged in again, whose cart may have been read before.
      if (this.signal.aborted && now?.userId === this.userId) void now.load();
    });
  }

  private runJob<Result>(job: () => Promise<Result>, limit?: number): Promise<Result> {
    return this.queue.run((isAlone) => {
      this.isAlone = isAlone;
      // What another tab has just changed, whose event has not come.
      if (this.state.status === 'ready') this.view.catchUp();
      return job();
    }, limit);
  }

  /** Resolves when no earlier change is on its way, in whichever tab. */
  whenQuiet(): Promise<void> {
    return this.enqueue(() => Promise.resolve());
  }
}
