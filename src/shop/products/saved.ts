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

/** The number of components that listen. While there are none, the list is read at each call. */
let listening = 0;

/** Whether `last` is still what is stored: no write and no event has come since it was read. */
let isCurrent = false;

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
  if (isCurrent) return last.ids;
  const text = readStored(STORAGE_KEYS.saved);
  if (text !== last.text) last = { text, ids: text === null ? NONE : (parse(text) ?? NONE) };
  isCurrent = listening > 0;
  return last.ids;
}

/** Reads the list again when it is next asked for, and tells the components. */
function changed(): void {
  isCurrent = false;
  listeners.notify();
}

/** Saves a perfume, or removes it if it is saved. */
export function toggleSaved(id: string): void {
  // The event of another tab's write may be still to come.
  isCurrent = false;
  const before = savedIds();
  const others = before.filter((other) => other !== id);
  const isSaved = others.length < before.length;
  writeJson(STORAGE_KEYS.saved, isSaved ? others : [id, ...others].slice(0, SAVED_LIMIT));
  changed();
}

/** Forgets all saved perfumes. */
export function clearSaved(): void {
  remove(STORAGE_KEYS.saved);
  changed();
}

let stopWatching = (): void => undefined;

/** Watches for changes that this page did not make: of other tabs, also while it was in the back/forward cache. */
function watch(): () => void {
  const stop = subscribeToStorage((key) => {
    if (key === STORAGE_KEYS.saved || key === null) changed();
  });
  window.addEventListener('pageshow', changed);
  return () => {
    stop();
    window.removeEventListener('pageshow', changed);
  };
}

/** The first component that listens starts the watch for all, and the last one ends it. */
function subscribe(listener: () => void): () => void {
  listening += 1;
  if (listening === 1) {
    const text = readStored(STORAGE_KEYS.saved);
    // Garbage counts as absent, and is removed.
    if (text !== null && parse(text) === undefined) remove(STORAGE_KEYS.saved);
    stopWatching = watch();
  }
  const unsubscribe = listeners.subscribe(listener);
  return () => {
    unsubscribe();
    listening -= 1;
    if (listening > 0) return;
    isCurrent = false;
    stopWatching();
  };
}

/** The ids of the saved perfumes, newest first. None while a prerendered page hydrates. */
export function useSavedIds(): readonly string[] {
  return useSyncExternalStore(subscribe, savedIds, () => NONE);
}

/** Whether a perfume is saved. A component that asks renders only when its own answer changes. */
export function useIsSaved(id: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => savedIds().includes(id),
    () => false,
  );
}
