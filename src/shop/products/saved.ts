import { STORAGE_KEYS } from '#config/constants';
import { isObject } from '#lib/isObject';
import { subscribeToStorage, readJson, removeStored, writeJson } from '#lib/storage';
import { createStore, useStore } from '#lib/store';
import { getSession, sessionStore } from '#shop/session/sessionStore';
import { isSameProduct } from './ids';
import type { Product } from './product';

/** The saved perfumes: product ids in this browser, newest first. A customer's list names its owner. */

const SAVED_LIMIT = 100;

const NONE: readonly string[] = [];

const savedStore = createStore(NONE);

const isText = (value: unknown): value is string => typeof value === 'string';

interface Saved {
  ids: readonly string[];
  /** The customer's id; undefined for a guest's list. */
  owner: string | undefined;
}

/** Reads the stored list: the ids alone, or with their owner. Garbage counts as absent, and is removed. */
function readSaved(): Saved {
  const stored = readJson(STORAGE_KEYS.saved);
  const { ids, owner } = isObject(stored) ? stored : { ids: stored, owner: undefined };
  if (Array.isArray(ids))
    return { ids: ids.filter(isText).slice(0, SAVED_LIMIT), owner: isText(owner) ? owner : undefined };
  removeStored(STORAGE_KEYS.saved);
  return { ids: NONE, owner: undefined };
}

function writeSaved({ ids, owner }: Saved): void {
  writeJson(STORAGE_KEYS.saved, owner === undefined ? ids : { owner, ids });
}

/** Saved ids that the catalogue lacked when it was last read as a whole. They stay in storage: it may sell them again. */
let unsold = NONE;

/** Shows what is stored and sold. A guest's list becomes the customer's who logs in; another customer's is emptied. */
function follow(): void {
  const { ids, owner } = readSaved();
  const customer = getSession()?.user.id;
  if (ids.length > 0 && customer !== undefined && customer !== owner)
    writeSaved({ ids: owner === undefined ? ids : NONE, owner: customer });
  savedStore.set(readSaved().ids.filter((id) => !unsold.includes(id)));
}

/** Leaves out what is no longer sold. @param catalogue all products */
export function hideUnsold(catalogue: readonly Product[]): void {
  unsold = readSaved().ids.filter((id) => !catalogue.some((product) => isSameProduct(product.id, id)));
  follow();
}

export function toggleSaved(id: string): void {
  // Read afresh: the event of another tab's write may be still to come.
  const { ids, owner } = readSaved();
  const others = ids.filter((other) => !isSameProduct(other, id));
  const isSaved = others.length < ids.length;
  writeSaved({
    ids: isSaved ? others : [id, ...others].slice(0, SAVED_LIMIT),
    owner: getSession()?.user.id ?? owner,
  });
  follow();
}

/** Follows storage: other tabs, and the session, whose logout removes the list. */
export function subscribeToSaved(): () => void {
  follow();
  const leaveSession = sessionStore.subscribe(follow);
  const leaveStorage = subscribeToStorage((key) => {
    if (key === STORAGE_KEYS.saved || key === null) follow();
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
