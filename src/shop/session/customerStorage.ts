import type { Fields } from '#api/answers';
import { STORAGE_KEYS } from '#config/constants';
import { isObject } from '#lib/isObject';
import { readJson, removeStored, writeJson } from '#lib/storage';
import { readUser } from './user';

/** Whether storage belongs to a customer: another tab may have logged somebody else in, or out. */
export const isStoredUser = (userId: string): boolean => readUser(readJson(STORAGE_KEYS.user))?.id === userId;

/** The key `pending`: what is kept by the customer's id, because it outlives the session. */

function readAll(): Fields {
  const stored = readJson(STORAGE_KEYS.pending);
  return isObject(stored) ? stored : {};
}

/** What is kept for a customer, unchecked. */
export function readPending(userId: string): Fields {
  const kept = readAll()[userId];
  return isObject(kept) ? kept : {};
}

/** The ids of the customers for whom something is kept. */
export const pendingUsers = (): string[] => Object.keys(readAll());

/** @param kept lists; empty ones are left out */
export function writePending(userId: string, kept: Readonly<Record<string, readonly unknown[]>>): void {
  const lists = Object.entries(kept).filter(([, list]) => list.length > 0);
  const { [userId]: _, ...others } = readAll();
  const all = lists.length > 0 ? { ...others, [userId]: Object.fromEntries(lists) } : others;
  if (Object.keys(all).length > 0) writeJson(STORAGE_KEYS.pending, all);
  else removeStored(STORAGE_KEYS.pending);
}

/** What of a stored list is an object. */
export const objectsOf = (list: unknown): Fields[] => (Array.isArray(list) ? list.filter(isObject) : []);

/**
 * A logout removes what the cart has lost or may lose. Of the products that orders may have bought, the numbers of pieces in
 * the cart stay, so that no piece is taken for another.
 */
export function forgetDisplaced(userId: string): void {
  const pending = readPending(userId);
  const orders = objectsOf(pending.orders).map((order) => ({ ...order, fromDisplaced: [] }));
  const ids = orders.flatMap((order: Fields) => objectsOf(order.inCart)).map(({ productId }) => productId);
  const expected = objectsOf(pending.expected)
    .filter(({ productId }) => ids.includes(productId))
    .map(({ productId, quantity }) => ({ productId, quantity }));
  writePending(userId, { orders, expected });
}

/** The API has ended a session: what its customer had wanted as a guest waits for that customer's next login. */
export function keepWantedFor(userId: string): void {
  const rows = objectsOf(readJson(STORAGE_KEYS.wanted)).map((row) => ({ userId, ...row }));
  if (rows.length > 0) writeJson(STORAGE_KEYS.wanted, rows);
}
