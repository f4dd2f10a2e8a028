import { STORAGE_KEYS } from '#config/constants';
import { subscribeToStorage, readStored, removeStored, writeJson } from '#lib/storage';
import { createStore, useStore } from '#lib/store';
import { sessionStore } from '#shop/session/sessionStore';
import { isSameProduct, productKey } from './ids';
import type { Product } from './product';

/** The saved perfumes: a list of product ids in this browser, newest first. The session removes it. */

const SAVED_LIMIT = 100;

const NONE: readonly string[] = [];

const savedStore = createStore(NONE);

/** The stored list; undefined for garbage. */
function readIds(): readonly string[] | undefined {
  const text = readStored(STORAGE_KEYS.saved);
  if (text === null) return NONE;
  try {
    const stored = JSON.parse(text) as unknown;
    if (!Array.isArray(stored)) return undefined;
    return stored.filter((id): id is string => typeof id === 'string').slice(0, SAVED_LIMIT);
  } catch {
    return undefined;
  }
}

/** Saved ids that the catalogue lacked when it was last read as a whole. They stay in storage: it may sell them again. */
let unsold: readonly string[] = NONE;

const readSaved = (): void => savedStore.set((readIds() ?? NONE).filter((id) => !unsold.includes(id)));

/** Leaves out what is no longer sold. @param catalogue all products */
export function leaveOutUnsold(catalogue: readonly Product[]): void {
  const sold = new Set(catalogue.map(({ id }) => productKey(id)));
  unsold = (readIds() ?? NONE).filter((id) => !sold.has(productKey(id)));
  readSaved();
}

export function toggleSaved(id: string): void {
  // Read afresh: the event of another tab's write may be still to come.
  const before = readIds() ?? NONE;
  const others = before.filter((other) => !isSameProduct(other, id));
  const isSaved = others.length < before.length;
  writeJson(STORAGE_KEYS.saved, isSaved ? others : [id, ...others].slice(0, SAVED_LIMIT));
  readSaved();
}

/** Follows storage: other tabs, and the session, which removes the list. */
export function subscribeToSaved(): () => void {
  // Garbage counts as absent, and is removed.
  if (!readIds()) removeStored(STORAGE_KEYS.saved);
  readSaved();
  const leaveSession = sessionStore.subscribe(readSaved);
  const leaveStorage = subscribeToStorage((key) => {
    if (key === STORAGE_KEYS.saved || key === null) readSaved();
  });
  return () => {
    leaveSession();
    leaveStorage();
  };
}

/** The ids of the saved perfumes, newest first. None while a prerendered page hydrates. */
export const useSavedIds = (): readonly string[] => useStore(savedStore, (ids) => ids, NONE);

/** Whether a perfume is saved. A component that asks renders only when its own answer changes. */
export const useIsSaved = (id: string): boolean =>
  useStore(savedStore, (ids) => ids.some((saved) => isSameProduct(saved, id)), NONE);
