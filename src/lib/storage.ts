/** Which of the browser's two stores a value lives in. */
export type StorageArea = 'local' | 'session';

const memory: Record<StorageArea, Map<string, string | null>> = { local: new Map(), session: new Map() };

function area(name: StorageArea): Storage {
  return name === 'local' ? window.localStorage : window.sessionStorage;
}

/**
 * Reads a value. One that could not be written is kept in memory, so a full or denied store costs nothing until
 * the page is reloaded (behaviour 18.2).
 * @returns the text, or null where there is none
 */
export function readText(key: string, where: StorageArea = 'local'): string | null {
  const held = memory[where].get(key);
  if (held !== undefined) return held;
  try {
    return area(where).getItem(key);
  } catch {
    return null;
  }
}

/** Writes a value; where the store is full or denied, it is kept in memory instead. Never throws. */
export function writeText(key: string, text: string, where: StorageArea = 'local'): void {
  try {
    area(where).setItem(key, text);
    memory[where].delete(key);
  } catch {
    // The old value would count again after a reload.
    remove(key, where);
    memory[where].set(key, text);
  }
}

/** Removes a value from the store and from memory. Never throws. */
export function remove(key: string, where: StorageArea = 'local'): void {
  memory[where].delete(key);
  try {
    area(where).removeItem(key);
  } catch {
    memory[where].set(key, null);
  }
}

/**
 * Reads a JSON value. Garbage counts as absent and is removed.
 * @returns whatever JSON it is, unchecked, or undefined
 */
export function readJson(key: string, where: StorageArea = 'local'): unknown {
  const text = readText(key, where);
  if (text === null) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    remove(key, where);
    return undefined;
  }
}

/** Writes a JSON value, as {@link writeText} does. One nested too deep to be written is removed. Never throws. */
export function writeJson(key: string, value: unknown, where: StorageArea = 'local'): void {
  try {
    writeText(key, JSON.stringify(value), where);
  } catch {
    remove(key, where);
  }
}

/**
 * Follows what other tabs write. A key of null means that the whole store was emptied.
 * @returns the function that stops it
 */
export function onOtherTabChange(listener: (key: string | null) => void): () => void {
  const heard = (event: StorageEvent): void => {
    if (event.key === null) memory.local.clear();
    else memory.local.delete(event.key);
    listener(event.key);
  };
  window.addEventListener('storage', heard);
  return () => window.removeEventListener('storage', heard);
}
