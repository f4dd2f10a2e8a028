import { createStore } from '#lib/store';
import { productKey } from '#shop/products/ids';
import { Mirror } from './mirror';
import { largerQuantities, quantityOf, sortedLike, withQuantity, type CartRow } from './rows';

export interface CartState {
  /** `failed`: it could not be loaded, and shows as empty. */
  status: 'loading' | 'ready' | 'failed';
  /** The server's rows, as the change that runs is to leave them; if they could not be loaded, only what was added since. */
  baseRows: readonly CartRow[];
  /** By how many pieces changes that wait for their turn change quantities, by `productKey`; {@link REMOVED} for all. */
  changes: ReadonlyMap<string, number>;
  /** The `productKey` of the product whose change is being sent; null for none. */
  changing: string | null;
  /** What shows: the base rows with the changes that wait. */
  rows: readonly CartRow[];
}

/** The change of a product that the customer has removed. */
export const REMOVED = -Infinity;

export const NO_ROWS: Omit<CartState, 'status'> = {
  baseRows: [],
  changes: new Map(),
  changing: null,
  rows: [],
};

/** What a customer sees of the cart: its rows, with the changes that wait. Other tabs follow by the copy in storage. */
export class CartView {
  readonly store = createStore<CartState>({ status: 'loading', ...NO_ROWS });
  private readonly mirror: Mirror;

  constructor(userId: string) {
    this.mirror = new Mirror(userId);
  }

  get state(): CartState {
    return this.store.get();
  }

  /** What is known of the server's rows, also if they can't be loaded: then another tab may know more. */
  get lastKnownRows(): readonly CartRow[] {
    const { baseRows } = this.state;
    return this.mirror.isUnchanged ? baseRows : largerQuantities(baseRows, this.mirror.read() ?? []);
  }

  /** Rows in the order in which this tab, or another one, shows the same products. */
  sorted(rows: readonly CartRow[]): CartRow[] {
    const { status, baseRows } = this.state;
    return sortedLike(status === 'ready' ? baseRows : (this.mirror.read() ?? []), rows);
  }

  /** Shows a product with some pieces more, or fewer, until the change's turn comes. */
  setChange(key: string, by: number): void {
    this.showHere({ changes: new Map(this.state.changes).set(key, by) });
  }

  /** The turn of a product's change has come: its base row shows this quantity from now on. */
  beginChange(key: string, quantity: number): void {
    const changes = new Map(this.state.changes);
    changes.delete(key);
    this.showInAllTabs(withQuantity(this.state.baseRows, key, quantity), { changes, changing: key });
  }

  /** The change that was being sent has ended with this quantity. */
  endChange(key: string, quantity: number): void {
    this.showInAllTabs(withQuantity(this.state.baseRows, key, quantity), { changing: null });
  }

  /** Shows products as removed, until the removal's turn comes. */
  setRemoved(keys: ReadonlySet<string>): void {
    const removed = [...keys].map((key) => [key, REMOVED] as const);
    this.showHere({ changes: new Map([...this.state.changes, ...removed]) });
  }

  /** The turn of a removal has come: its base rows are gone from now on. @returns these rows */
  beginRemoval(keys: ReadonlySet<string>): CartRow[] {
    const { baseRows, changes } = this.state;
    const isRemoved = (row: CartRow): boolean => keys.has(productKey(row.productId));
    const kept = baseRows.filter((row) => !isRemoved(row));
    this.showInAllTabs(kept, { changes: new Map([...changes].filter(([key]) => !keys.has(key))) });
    return baseRows.filter(isRemoved);
  }

  /** Changes what this tab knows and shows, without the copy in storage. */
  showHere(change: Partial<Omit<CartState, 'rows'>>): void {
    const next = { ...this.state, ...change };
    const rows = [...next.changes].reduce(
      (some: readonly CartRow[], [key, by]) =>
        withQuantity(some, key, by === REMOVED ? 0 : Math.max(1, quantityOf(some, key) + by)),
      next.baseRows,
    );
    this.store.set({ ...next, rows });
  }

  /** Shows a change of this tab. A loading cart is not copied to storage: other tabs may know more. */
  showInAllTabs(
    baseRows: readonly CartRow[],
    other: Partial<Omit<CartState, 'rows' | 'baseRows'>> = {},
  ): void {
    this.showHere({ baseRows, ...other });
    if (this.state.status === 'ready') this.mirror.write(baseRows);
  }

  /** Shows what another tab has written since this one. @returns whether one has */
  catchUp(): boolean {
    if (this.mirror.isUnchanged) return false;
    const baseRows = this.mirror.adopt();
    if (baseRows) this.showHere({ baseRows, status: 'ready' });
    return true;
  }
}
