import { readValue, type Fields, type Reader } from '#api/answers';
import { PENDING_MS, STORAGE_KEYS } from '#config/constants';
import { subscribeToStorage } from '#lib/storage';
import { createStore, type Store } from '#lib/store';
import { readCartRow, storedRows } from '#shop/cart/api';
import { subtractQuantities, type CartRow, type Pieces } from '#shop/cart/rows';
import type { SentItem } from '#shop/orders/order';
import { pendingUsers, readPending, writePending } from '#shop/session/customerStorage';
import { inCartOf, type Pending, type PendingOrder } from './pending';

const isText = (value: unknown): value is string => typeof value === 'string';
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** What can be read of a stored list. */
const readAll = <Output>(read: Reader<Output>, list: unknown): Output[] =>
  listOf(list).flatMap((value) => readValue(read, value) ?? []);

const readRows = (list: unknown): CartRow[] =>
  readAll(readCartRow, list).filter(({ productId }) => productId !== '');

const readPieces = ({ productId, quantity }: Fields): Pieces | undefined =>
  isText(productId) && typeof quantity === 'number' ? { productId, quantity } : undefined;

function readItem(item: Fields): SentItem | undefined {
  const pieces = readPieces(item);
  return pieces && typeof item.price === 'number' ? { ...pieces, price: item.price } : undefined;
}

const readOrder = ({
  items,
  sentAt,
  earlierIds,
  hasListed,
  is,
  inCart,
  fromDisplaced,
}: Fields): PendingOrder => ({
  items: readAll(readItem, items),
  sentAt: Number(sentAt),
  earlierIds: listOf(earlierIds).filter(isText),
  hasListed: hasListed === true,
  is: is === 'dismissed' || is === 'placed' ? is : 'open',
  inCart: readAll(readPieces, inCart),
  fromDisplaced: readAll(readPieces, fromDisplaced),
});

/** Leaves out an order that is damaged, older than 24 hours or dated later than now, with what it may have bought. */
function read(userId: string): Pending {
  const kept = readPending(userId);
  const all = readAll(readOrder, kept.orders);
  const isKept = ({ items, sentAt }: PendingOrder): boolean =>
    items.length > 0 && Math.abs(Date.now() - sentAt) <= PENDING_MS;
  const ended = all.filter((order) => !isKept(order));
  const expected = subtractQuantities(readRows(kept.expected), inCartOf(ended));
  return { orders: all.filter(isKept), expected, displaced: readRows(kept.displaced) };
}

function write(userId: string, { orders, expected, displaced }: Pending): void {
  writePending(userId, { orders, expected: storedRows(expected), displaced: storedRows(displaced) });
}

/** Removes orders of any customer that are older than 24 hours. */
export function forgetOldOrders(): void {
  for (const userId of pendingUsers()) write(userId, read(userId));
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
  update(change: (pending: Pending) => Pending): void {
    const before = read(this.userId);
    const changed = change(before);
    if (changed === before) return;
    write(this.userId, changed);
    this.store.set(changed);
    // The same customer's former session in this tab may have changed it.
    for (const follow of followers) if (follow !== this.follower) follow();
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
