import { useSyncExternalStore } from 'react';
import { STORAGE_KEYS } from '../../config/constants';
import { Listeners } from '../../lib/listeners';
import { subscribeToStorage, readStored, remove, writeJson } from '../../lib/storage';

/** The saved perfumes: a list of product ids in this browser, newest first. A logout empties it. */

const SAVED_LIMIT = 100;

const NONE: readonly string[] = [];

const listeners = new Listeners();

/** The last text that was read, and its ids: the list stays the same object while the text does. */
let last: { text: string | null; ids: readonly string[] } = { text: null, ids: NONE };

function parse(text: string): readonly string[] | undefined {
  try {
    const ids = JSON.parse(text) as unknown;
    if (!Array.isArray(ids)) return undefined;
    return ids.filter((id): id is string => typeof id === 'string').slice(0, SAVED_LIMIT);
  } catch {
    return undefined;
  }
}

function savedIds(): readonly string[] {
  const text = readStored(STORAGE_KEYS.saved);
  if (text !== last.text) last = { text, ids: text === null ? NONE : (parse(text) ?? NONE) };
  return last.ids;
}

/** Saves a perfume, or removes it if it is saved. */
export function toggleSaved(id: string): void {
  const others = savedIds().filter((other) => other !== id);
  const isSaved = others.length < savedIds().length;
  writeJson(STORAGE_KEYS.saved, isSaved ? others : [id, ...others].slice(0, SAVED_LIMIT));
  listeners.notify();
}

/** Forgets all saved perfumes. */
export function clearSaved(): void {
  remove(STORAGE_KEYS.saved);
  listeners.notify();
}

function subscribe(listener: () => void): () => void {
  const text = readStored(STORAGE_KEYS.saved);
  // Garbage counts as absent, and is removed.
  if (text !== null && parse(text) === undefined) remove(STORAGE_KEYS.saved);
  const unsubscribe = listeners.subscribe(listener);
  const unsubscribeStorage = subscribeToStorage((key) => {
    if (key === STORAGE_KEYS.saved || key === null) listener();
  });
  return () => {
    unsubscribe();
    unsubscribeStorage();
  };
}

/** The ids of the saved perfumes, newest first. None while a prerendered page hydrates. */
export function useSavedIds(): readonly string[] {
  return useSyncExternalStore(subscribe, savedIds, () => NONE);
}
