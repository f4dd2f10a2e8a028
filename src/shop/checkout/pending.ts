import { readValue, type Fields, type Reader } from '#api/answers';
import { PENDING_MS, STORAGE_KEYS } from '#config/constants';
import { subscribeToStorage } from '#lib/storage';
import { createStore, type Store } from '#lib/store';
import { readCartRow, storedRows } from '#shop/cart/api';
import { largerQuantities, type CartRow } from '#shop/cart/rows';
import type { SentItem, SentOrder } from '#shop/orders/order';
import { readKept, writeKept } from '#shop/session/keptById';

/** An order on its way, or of unknown outcome. */
export interface PendingOrder extends SentOrder {
  /** What the cart lacks if the order was placed: the pieces that it does not buy, and those that were added since. */
  others: readonly CartRow[];
  /** Whether the customer has dismissed the warning. */
  isDismissed: boolean;
  /** It was placed, but what it has bought may still be in the server's cart: nobody has read it since. */
  isPlaced: boolean;
}

/** What a customer must not lose by a reload, and all tabs know. */
export interface Pending {
  /** Oldest first; those that were placed are in it until the cart has lost what they bought. */
  unknown: readonly PendingOrder[];
  /** The pieces that are not in the cart, although they are wanted there: see displaced.ts. */
  displaced: readonly CartRow[];
  /** The pieces of rows whose quantity is being changed. */
  changing: readonly CartRow[];
}

const isText = (value: unknown): value is string => typeof value === 'string';
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** What can be read of a stored list. */
function readAll<Output>(read: Reader<Output>, list: unknown): Output[] {
  return listOf(list)
    .map((value) => readValue(read, value))
    .filter((value) => value !== undefined);
}

const readRows = (list: unknown): CartRow[] =>
  readAll(readCartRow, list).filter(({ productId }) => productId !== '');

/** The orders of unknown outcome. */
export const openOrders = ({ unknown }: Pending): PendingOrder[] =>
  unknown.filter(({ isPlaced }) => !isPlaced);

function readItem({ productId, quantity, price, inCart }: Fields): SentItem | undefined {
  const areNumbers = [quantity, price, inCart].every((value) => typeof value === 'number');
  if (!isText(productId) || !areNumbers) return undefined;
  return { productId, quantity: Number(quantity), price: Number(price), inCart: Number(inCart) };
}

function readOrder({ items, others, sentAt, earlierIds, hasListed, ...is }: Fields): PendingOrder {
  return {
    items: readAll(readItem, items),
    others: readRows(others),
    sentAt: Number(sentAt),
    earlierIds: listOf(earlierIds).filter(isText),
    hasListed: hasListed === true,
    isDismissed: is.isDismissed === true,
    isPlaced: is.isPlaced === true,
  };
}

/** Leaves out an order that is damaged, older than 24 hours or dated later than now, but not what it has displaced. */
function read(userId: string): Pending {
  const kept = readKept(userId);
  const orders = readAll(readOrder, kept.unknown);
  const isOpen = ({ items, sentAt }: PendingOrder): boolean =>
    items.length > 0 && Math.abs(Date.now() - sentAt) <= PENDING_MS;
  return {
    unknown: orders.filter(isOpen),
    displaced: orders
      .filter((order) => !isOpen(order))
      .reduce((rows, { others }) => largerQuantities(rows, others), readRows(kept.displaced)),
    changing: readRows(kept.changing),
  };
}

const followers = new Set<() => Pending>();

/** One customer's entry of the key `pending`. Storage is the truth: each change reads it first, and other tabs follow. */
export class PendingStore {
  readonly store: Store<Pending>;
  private readonly follower = (): Pending => this.readAnew();

  constructor(private readonly userId: string) {
    this.store = createStore(read(userId));
  }

  get(): Pending {
    return this.store.get();
  }

  /** Reads what another tab has just stored, whose event has not come. */
  readAnew(): Pending {
    this.store.set(read(this.userId));
    return this.get();
  }

  /** @param change returns what it was given if nothing changes: then nothing is written, and nobody is told */
  change(change: (pending: Pending) => Pending): void {
    const before = read(this.userId);
    const pending = change(before);
    if (pending === before) return;
    const { unknown, displaced, changing } = pending;
    writeKept(this.userId, {
      unknown: unknown.map(({ others, ...sent }) => ({ ...sent, others: storedRows(others) })),
      displaced: storedRows(displaced),
      changing: storedRows(changing),
    });
    this.store.set(pending);
    // The same customer's former session in this tab may have changed it.
    for (const follow of followers) if (follow !== this.follower) follow();
  }

  /** Changes the orders alone. */
  changeOrders(change: (orders: readonly PendingOrder[]) => readonly PendingOrder[]): void {
    this.change((all) => ({ ...all, unknown: change(all.unknown) }));
  }

  /** Follows other tabs. @returns a function that stops following */
  follow(): () => void {
    followers.add(this.follower);
    const stop = subscribeToStorage((key) => {
      if (key === STORAGE_KEYS.pending || key === null) this.readAnew();
    });
    return () => {
      stop();
      followers.delete(this.follower);
    };
  }
}
