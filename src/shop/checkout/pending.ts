import { readValue, type Fields, type Reader } from '#api/answers';
import { PENDING_MS, STORAGE_KEYS } from '#config/constants';
import { subscribeToStorage } from '#lib/storage';
import { createStore, type Store } from '#lib/store';
import { readCartRow, storedRows } from '#shop/cart/api';
import { shownRows, type CartRow } from '#shop/cart/rows';
import type { SentItem, SentOrder } from '#shop/orders/order';
import { readKept, writeKept } from '#shop/session/keptById';

/** What a customer must not lose by a reload, and all tabs know. */
export interface Pending {
  /** Orders whose outcome is unknown, oldest first. */
  unknown: readonly SentOrder[];
  /** What the customer wants in the cart although an order, or a failed change of a quantity, has removed it. */
  displaced: readonly CartRow[];
}

const isText = (value: unknown): value is string => typeof value === 'string';
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** What can be read of a stored list. */
function readAll<Output>(read: Reader<Output>, list: unknown): Output[] {
  return listOf(list)
    .map((value) => readValue(read, value))
    .filter((value) => value !== undefined);
}

function readItem({ productId, quantity, price, held }: Fields): SentItem | undefined {
  const areNumbers = [quantity, price, held].every((value) => typeof value === 'number');
  if (!isText(productId) || !areNumbers) return undefined;
  return { productId, quantity: Number(quantity), price: Number(price), held: Number(held) };
}

/** Leaves out an order that is older than 24 hours, or dated later than now. */
function readSent({ items, sentAt, earlierIds, hasListed, isDismissed }: Fields): SentOrder | undefined {
  const age = Date.now() - Number(sentAt);
  if (typeof sentAt !== 'number' || Math.abs(age) > PENDING_MS) return undefined;
  return {
    items: readAll(readItem, items),
    sentAt,
    earlierIds: listOf(earlierIds).filter(isText),
    hasListed: hasListed === true,
    isDismissed: isDismissed === true,
  };
}

function read(userId: string): Pending {
  const { unknown, displaced } = readKept(userId);
  return {
    unknown: readAll(readSent, unknown).filter(({ items }) => items.length > 0),
    displaced: shownRows(readAll(readCartRow, displaced)),
  };
}

/** One customer's entry of the key `pending`. Storage is the truth: each change reads it first, and other tabs follow. */
export class PendingStore {
  readonly store: Store<Pending>;

  constructor(private readonly userId: string) {
    this.store = createStore(read(userId));
  }

  get(): Pending {
    return this.store.get();
  }

  change(change: (pending: Pending) => Partial<Pending>): void {
    const before = read(this.userId);
    const { unknown, displaced } = { ...before, ...change(before) };
    writeKept(this.userId, { unknown, displaced: storedRows(displaced) });
    this.store.set({ unknown, displaced });
  }

  /** Follows other tabs. @returns a function that stops following */
  follow(): () => void {
    return subscribeToStorage((key) => {
      if (key === STORAGE_KEYS.pending || key === null) this.store.set(read(this.userId));
    });
  }
}
