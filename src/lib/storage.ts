export type StorageArea = 'local' | 'session';

const memory: Record<StorageArea, Map<string, string | null>> = { local: new Map(), session: new Map() };

function area(name: StorageArea): Storage {
  return name === 'local' ? window.localStorage : window.sessionStorage;
}

/** Reads a text, or null. A value that could not be written is kept in memory until the page is reloaded. */
export function readStored(key: string, where: StorageArea = 'local'): string | null {
  const held = memory[where].get(key);
  if (held !== undefined) return held;
  try {
    return area(where).getItem(key);
  } catch {
    return null;
  }
}

/** Writes a value, or keeps it in memory if the store is full or denied. Never throws. */
export function writeStored(key: string, text: string, where: StorageArea = 'local'): void {
  try {
    area(where).setItem(key, text);
    memory[where].delete(key);
  } catch {
    // Otherwise the old value would return after a reload.
    removeStored(key, where);
    memory[where].set(key, text);
  }
}

export function removeStored(key: string, where: StorageArea = 'local'): void {
  memory[where].delete(key);
  try {
    area(where).removeItem(key);
  } catch {
    memory[where].set(key, null);
  }
}

/** Reads a JSON value of local storage. Garbage counts as absent and is removed. @returns the unchecked value, or undefined */
export function readJson(key: string): unknown {
  const text = readStored(key);
  if (text === null) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    removeStored(key);
    return undefined;
  }
}

/** Writes a JSON value, as {@link writeStored} does. One nested too deeply is removed. Never throws. */
export function writeJson(key: string, value: unknown): void {
  try {
    writeStored(key, JSON.stringify(value));
  } catch {
    removeStored(key);
  }
}

/** Calls the listener after another tab's write, with what it wrote; the key is null if any value may have changed. */
export function subscribeToStorage(
  listener: (key: string | null, written?: string | null) => void,
): () => void {
  const onStorage = (event: StorageEvent): void => {
    if (event.key === null) memory.local.clear();
    else memory.local.delete(event.key);
    listener(event.key, event.newValue);
  };
  const onPageShow = (event: PageTransitionEvent): void => {
    if (event.persisted) listener(null);
  };
  const control = new AbortController();
  const { signal } = control;
  window.addEventListener('storage', onStorage, { signal });
  window.addEventListener('pageshow', onPageShow, { signal });
  return () => control.abort();
}
