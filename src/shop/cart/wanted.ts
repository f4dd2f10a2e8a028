import { useEffect } from 'react';
import { STORAGE_KEYS } from '#config/constants';
import { isObject } from '#lib/isObject';
import { readJson, removeStored, subscribeToStorage, writeJson } from '#lib/storage';
import { createStore, useStore } from '#lib/store';
import { toCartAddId } from '#shop/products/ids';
import { objectsOf } from '#shop/session/customerStorage';
import { getSession } from '#shop/session/sessionStore';
import { readCart } from './api';
import { rowOf, withAdded, withQuantity, type Addable, type CartRow } from './rows';

/** What a guest has wanted to add, with quantities, in storage: all tabs share it, and a login adds it. */

const NONE: readonly CartRow[] = [];

const wantedStore = createStore(NONE);

/** Whether a stored row waits for another customer's next login. */
const isOthers = (row: unknown): boolean =>
  isObject(row) && row.userId !== undefined && row.userId !== getSession()?.user.id;

/** Reads what is wanted. Garbage counts as absent, and is removed. */
function read(): readonly CartRow[] {
  const stored = readJson(STORAGE_KEYS.wanted);
  const own: unknown = Array.isArray(stored) ? stored.filter((row) => !isOthers(row)) : stored;
  try {
    if (stored !== undefined)
      return readCart(own, 'what a guest wants')
        .filter((row) => toCartAddId(row.productId) !== undefined)
        .reduce<CartRow[]>(withAdded, []);
  } catch {
    removeStored(STORAGE_KEYS.wanted);
  }
  return NONE;
}

/** Notes a piece. @param product one that the cart accepts */
export function noteWanted(product: Addable): void {
  write(withAdded(read(), rowOf(product)));
}

/**
 * Takes the noted pieces out of the note, each when its turn comes: a reload, or another tab, finds those after it.
 * @param signal ends it when the customer leaves; after a 401, the rest waits for that customer's next login
 */
export function* takeNoted(signal: AbortSignal): Generator<Addable> {
  for (let [row] = read(); row && !signal.aborted; [row] = read()) {
    write(withQuantity(read(), row.productId, row.quantity - 1));
    yield { ...row, id: row.productId };
  }
}

function write(rows: readonly CartRow[]): void {
  const stored = rows.map(({ productId, name, price, quantity }) => ({
    productId,
    name,
    price: (price ?? 0) / 100,
    quantity,
  }));
  const others = objectsOf(readJson(STORAGE_KEYS.wanted)).filter(isOthers);
  if (others.length + rows.length > 0) writeJson(STORAGE_KEYS.wanted, [...others, ...stored]);
  else removeStored(STORAGE_KEYS.wanted);
  wantedStore.set(rows);
}

function followWanted(): () => void {
  const follow = (): void => wantedStore.set(read());
  follow();
  return subscribeToStorage((key) => {
    if (key === STORAGE_KEYS.wanted || key === null) follow();
  });
}

/** What is noted. None while a prerendered page hydrates. */
export function useWanted(): readonly CartRow[] {
  useEffect(followWanted, []);
  return useStore(wantedStore, (rows) => rows, NONE);
}
