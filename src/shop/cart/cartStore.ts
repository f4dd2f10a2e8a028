import { ApiError, isAborted } from '#api/errors';
import { QUANTITY_PAUSE_MS, STORAGE_KEYS } from '#config/constants';
import { askBeforeUnload } from '#lib/askBeforeUnload';
import { trackEvent } from '#lib/events';
import { logFailure } from '#lib/logger';
import { readJson, readStored, removeStored, subscribeToStorage, writeStored } from '#lib/storage';
import { createStore } from '#lib/store';
import { isSameProduct, toCartAddId } from '#shop/products/ids';
import { perCustomer } from '#shop/session/customer';
import { getSession } from '#shop/session/sessionStore';
import { addToCart, storedCart, clearCart, fetchCart, readCart, removeFromCart } from './api';
import {
  changeOf,
  rowOf,
  inPlaceOf,
  quantityAfter,
  quantityOf,
  shownRows,
  subtractQuantities,
  withAdded,
  withChanges,
  withQuantity,
  withoutProduct,
  type Addable,
  type CartRow,
  type QuantityChange,
} from './cart';

export interface CartState {
  /** `failed`: it could not be loaded, and shows as empty. */
  status: 'loading' | 'ready' | 'failed';
  /**
   * The rows without the changes of quantities that are on their way. Before `ready`: only what this tab has added, and
   * not removed again.
   */
  settled: readonly CartRow[];
  changes: readonly QuantityChange[];
  /** What shows: the settled rows with the changes. */
  rows: readonly CartRow[];
}

export const NO_ROWS: Omit<CartState, 'status'> = { settled: [], changes: [], rows: [] };

const customersCart = perCustomer(({ signal }) => new CartStore(getSession()?.user.id ?? '', signal));

/** The cart of the customer who is logged in; null for a guest. */
export const currentCart = (): CartStore | null => (getSession() ? customersCart() : null);

/**
 * One customer's cart: rows, their changes on the way to the server, and the copy in storage. After the customer has
 * left it does nothing: running calls are cancelled, and late answers are ignored.
 */
export class CartStore {
  readonly store = createStore<CartState>({ status: 'loading', ...NO_ROWS });
  /** Settles, and never fails, when the latest change and all before it have been sent. */
  private lastSent: Promise<unknown> = Promise.resolve();
  private unsent = 0;
  /** The copy in storage as this tab has last written it. */
  private mirror: string | undefined;
  /** Counts the changes, also those of other tabs: an answer from before a change may lack it. */
  private revision = 0;
  /** Only the latest load counts: it cancels the one before. */
  private latestLoad = new AbortController();

  /** @param signal aborted when the customer leaves */
  constructor(
    readonly userId: string,
    readonly signal: AbortSignal,
  ) {
    signal.addEventListener('abort', () => {
      this.latestLoad.abort(signal.reason);
      // A copy that another tab wrote may be the next customer's.
      if (this.isMirrorOurs()) removeStored(STORAGE_KEYS.cart);
    });
  }

  get state(): CartState {
    return this.store.get();
  }

  /** Changes what this tab knows and shows. Nothing is sent. */
  private update(change: Partial<Omit<CartState, 'rows'>>): void {
    const next = { ...this.state, ...change };
    this.store.set({ ...next, rows: withChanges(next.settled, next.changes) });
  }

  /** Loads the cart, and follows other tabs. @returns a function that stops following */
  start(): () => void {
    void this.load();
    return subscribeToStorage((key) => {
      if (key === STORAGE_KEYS.cart) void this.followMirror();
      else if (key === null) void this.load();
    });
  }

  /**
   * Loads the cart from the server. A cart that is not shown yet shows with the first answer, and again when the changes
   * that were under way are sent; one that is shown waits for them. If a load fails, a cart that is shown stays.
   */
  async load(): Promise<void> {
    if (this.signal.aborted) return;
    this.latestLoad.abort(new ApiError('aborted'));
    this.latestLoad = new AbortController();
    const { signal } = this.latestLoad;
    if (this.state.status !== 'ready') this.update({ status: 'loading' });
    try {
      let isWhole: boolean;
      do {
        if (this.state.status === 'ready') await this.allSent();
        const { revision } = this;
        const rows = await fetchCart(this.userId, signal);
        signal.throwIfAborted();
        isWhole = revision === this.revision && this.unsent === 0;
        // A row that a changed quantity has removed and added again keeps its place.
        if (this.state.status !== 'ready') this.update({ settled: rows, status: 'ready' });
        else if (isWhole) this.update({ settled: inPlaceOf(this.state.settled, rows) });
      } while (!isWhole);
      this.writeMirror();
    } catch (error) {
      if (signal.aborted) return;
      logFailure('Failed to load the cart', error);
      if (this.state.status !== 'ready') this.update({ status: 'failed' });
    }
  }

  /** Adds one piece, which shows when the server has accepted it. @returns whether it has; a failure is logged */
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
        this.settle(withAdded(this.state.settled, rowOf({ ...product, id: productId })));
      });
      if (this.state.status === 'failed') void this.load();
      if (__EVENTS__) trackEvent('added', { id: productId, name: product.name, price: product.price });
      return true;
    } catch (error) {
      if (!isAborted(error)) logFailure('Failed to add to the cart', error);
      return false;
    }
  }

  /**
   * Changes the quantity of a row. No call sets a quantity: more is one add for each piece, fewer is a removal and then
   * one add for each piece that stays. It shows at once; presses within a moment are sent together, and the cart is
   * loaded when all is sent. Never throws.
   * @param by how many pieces more; below zero, fewer
   * @returns if it failed: of `wanted` pieces, `lost` were removed and could not be put back. Of presses that are sent
   *     together, the first one is told.
   */
  async changeQuantity(productId: string, by: number): Promise<{ wanted: number; lost: number } | undefined> {
    const { signal, userId } = this;
    const addId = toCartAddId(productId);
    const pending = changeOf(this.state.changes, productId);
    if (addId === undefined || this.signal.aborted || pending?.to !== undefined) return undefined;
    const total = (pending?.by ?? 0) + by;
    // The server may hold more than a cart that could not be loaded shows, and a removal would take all of it.
    if (total < 0 && this.state.status !== 'ready') return { wanted: 0, lost: 0 };
    this.setChange(productId, { productId, by: total });
    if (pending) return undefined;
    let from = 0;
    let wanted = 0;
    /** The pieces that the server has, as far as this tab knows. */
    let held = 0;
    let isDone = true;
    try {
      await this.enqueue(async () => {
        const change = await this.lastChange(productId);
        from = quantityOf(this.state.settled, productId);
        held = from;
        // Without a row, it was removed meanwhile.
        wanted = change && from > 0 ? quantityAfter(from, change) : from;
        if (wanted === from) return;
        this.setChange(productId, { productId, by: wanted - from, to: wanted });
        await askBeforeUnload(async () => {
          if (wanted < from) {
            await removeFromCart(userId, productId, signal);
            held = 0;
          }
          for (; held < wanted; held += 1) {
            signal.throwIfAborted();
            await addToCart(userId, addId, signal);
          }
        });
      });
    } catch (error) {
      isDone = false;
      if (!isAborted(error)) logFailure('Failed to change the quantity', error);
    }
    // If the load fails, the row shows what is known.
    if (!signal.aborted) this.update({ settled: withQuantity(this.state.settled, productId, held) });
    await this.load();
    if (!signal.aborted) {
      held = quantityOf(this.state.settled, productId);
      this.setChange(productId);
      this.writeMirror();
    }
    if (isDone || held === wanted) return undefined;
    // More pieces that were refused have never been in the cart.
    return { wanted, lost: wanted > from ? 0 : Math.max(0, wanted - held) };
  }

  /** Waits until no press has changed the quantity for a moment. */
  private async lastChange(productId: string): Promise<QuantityChange | undefined> {
    for (;;) {
      const change = changeOf(this.state.changes, productId);
      await new Promise((resolve) => setTimeout(resolve, QUANTITY_PAUSE_MS));
      this.signal.throwIfAborted();
      if (change === changeOf(this.state.changes, productId)) return change;
    }
  }

  private setChange(productId: string, change?: QuantityChange): void {
    const others = this.state.changes.filter((other) => !isSameProduct(other.productId, productId));
    this.update({ changes: change ? [...others, change] : others });
  }

  /** Removes a product with its whole quantity. */
  remove(productId: string): void {
    this.settleAndSend(
      () => this.settle(withoutProduct(this.state.settled, productId)),
      () => removeFromCart(this.userId, productId, this.signal),
      'Failed to remove from the cart',
    );
  }

  /** Removes the rows that are not displayed. No call can delete one without an id: a load may show it again. */
  removeIncomplete(): void {
    const rows = this.state.settled;
    const kept = shownRows(rows);
    if (this.signal.aborted) return;
    this.settle(kept);
    // The call deletes all rows of a product, so it is not sent while one of them is displayed.
    const isKept = (id: string): boolean => kept.some(({ productId }) => isSameProduct(productId, id));
    for (const id of new Set(rows.map(({ productId }) => productId))) {
      if (id !== '' && !isKept(id)) this.remove(id);
    }
  }

  clear(): void {
    this.settleAndSend(
      () => this.settle([], 'ready'),
      () => clearCart(this.userId, this.signal),
      'Failed to clear the cart',
    );
  }

  /** Empties the cart because an order was placed. @param bought the items of the order */
  emptyAfterOrder(bought: readonly Pick<CartRow, 'productId' | 'quantity'>[]): void {
    if (this.state.status === 'ready') return this.clear();
    // A cart that could not be loaded may hold rows that nobody has seen.
    this.settle(subtractQuantities(this.state.settled, bought));
    void this.load();
  }

  async allSent(): Promise<void> {
    while (this.unsent > 0) await this.lastSent;
  }

  /** Sends a change to the server after all earlier ones, of which one may have failed. @returns the result of the call */
  private enqueue(call: () => Promise<void>): Promise<void> {
    this.revision += 1;
    this.unsent += 1;
    const sent = this.lastSent.then(call).finally(() => (this.unsent -= 1));
    this.lastSent = sent.catch(() => undefined);
    return sent;
  }

  /**
   * Shows a change now, even if its call fails. Shows it again when its turn in the queue comes, because an add that was
   * sent before it may have put the row back.
   */
  private settleAndSend(show: () => void, call: () => Promise<void>, failure: string): void {
    const { signal } = this;
    if (signal.aborted) return;
    show();
    this.enqueue(async () => {
      signal.throwIfAborted();
      show();
      await call();
    }).catch((error: unknown) => {
      if (!isAborted(error)) logFailure(failure, error);
    });
  }

  /** Shows a change of this tab. A loading cart is not copied to storage: other tabs may know more. */
  private settle(settled: readonly CartRow[], status = this.state.status): void {
    this.revision += 1;
    this.update({ settled, status });
    if (this.state.status === 'ready') this.writeMirror();
  }

  /** Tells other tabs what this one knows. A changed quantity is told once, at its end. */
  private writeMirror(): void {
    if (this.state.changes.length > 0) return;
    this.mirror = storedCart(this.state.settled);
    writeStored(STORAGE_KEYS.cart, this.mirror);
  }

  /** Whether no other tab has written the copy since this one did. */
  private isMirrorOurs(): boolean {
    return this.mirror !== undefined && readStored(STORAGE_KEYS.cart) === this.mirror;
  }

  private async followMirror(): Promise<void> {
    // Both tabs wrote at once, and this tab's write came last: only the server knows both changes.
    if (this.isMirrorOurs()) return this.load();
    const mirror = readJson(STORAGE_KEYS.cart);
    if (mirror === undefined) return;
    try {
      const settled = readCart(mirror);
      this.revision += 1;
      this.update({ settled, status: 'ready' });
    } catch (error) {
      logFailure('Ignored a cart that could not be read', error);
      return removeStored(STORAGE_KEYS.cart);
    }
    // The other tab may have missed what this tab is still sending.
    if (this.unsent > 0) await this.load();
  }
}
