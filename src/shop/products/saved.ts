import { useSyncExternalStore } from 'react';
import { STORAGE_KEYS } from '#config/constants';
import { Listeners } from '#lib/listeners';
import { subscribeToStorage, readStored, removeStored, writeJson } from '#lib/storage';
import { subscribeToSession } from '#shop/session/sessionStore';

/** The saved perfumes: a list of product ids in this browser, newest first. The session removes it. */

const SAVED_LIMIT = 100;

const NONE: readonly string[] = [];

const listeners = new Listeners();

/** The list as it was last read; undefined if it may have changed since. */
let ids: readonly string[] | undefined;

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

const savedIds = (): readonly string[] => (ids ??= readIds() ?? NONE);

function changed(): void {
  ids = undefined;
  listeners.notify();
}

/** Saves a perfume, or removes it if it is saved. */
export function toggleSaved(id: string): void {
  // Read afresh: the event of another tab's write may be still to come.
  const before = readIds() ?? NONE;
  const others = before.filter((other) => other !== id);
  const isSaved = others.length < before.length;
  writeJson(STORAGE_KEYS.saved, isSaved ? others : [id, ...others].slice(0, SAVED_LIMIT));
  changed();
}

// A logout and another customer's login remove the list.
subscribeToSession(changed);

/** Follows other tabs. */
export function subscribeToSaved(): () => void {
  // Garbage counts as absent, and is removed.
  if (!readIds()) removeStored(STORAGE_KEYS.saved);
  changed();
  const stop = subscribeToStorage((key) => {
    if (key === STORAGE_KEYS.saved || key === null) changed();
  });
  return () => {
    stop();
    ids = undefined;
  };
}

/** The ids of the saved perfumes, newest first. None while a prerendered page hydrates. */
export function useSavedIds(): readonly string[] {
  return useSyncExternalStore(listeners.subscribe, savedIds, () => NONE);
}

/** Whether a perfume is saved. A component that asks renders only when its own answer changes. */
export function useIsSaved(id: string): boolean {
  return useSyncExternalStore(
    listeners.subscribe,
    () => savedIds().includes(id),
    () => false,
  );
}
