import { STORAGE_KEYS } from '../config/constants';
import { logFailure } from '../lib/logger';
import { onOtherTabChange, readJson, readText, remove, writeText } from '../lib/storage';
import type { CartLine } from '../model/cart';

/** The cart's mirror in local storage, with the server's field names, in dollars (behaviour 11.17). */

let written: string | null = null;

/** Writes the mirror, which other tabs follow. */
export function writeMirror(lines: readonly CartLine[]): void {
  written = JSON.stringify(
    lines.map(({ productId, name, price, quantity, image, description }) => ({
      productId,
      name,
      price: price === null ? null : price / 100,
      quantity,
      imageUrl: image,
      description,
    })),
  );
  writeText(STORAGE_KEYS.cart, written);
}

/**
 * Reads the mirror: a list whose rows are not yet checked; undefined if there is none. A value that is not a
 * list is removed (behaviour 18.3).
 */
export function readMirror(): readonly unknown[] | undefined {
  const mirror = readJson(STORAGE_KEYS.cart);
  if (mirror === undefined || Array.isArray(mirror)) return mirror;
  logFailure('Ignored a cart that could not be read');
  remove(STORAGE_KEYS.cart);
  return undefined;
}

/** Whether the mirror is what this tab wrote. After another tab's change: both wrote at once. */
export function isMirrorOurs(): boolean {
  return written !== null && readText(STORAGE_KEYS.cart) === written;
}

/**
 * Removes a mirror that this tab wrote, possibly after another tab had logged out. A mirror of another tab is
 * kept, because it may be the next customer's.
 */
export function forgetOwnMirror(): void {
  if (isMirrorOurs()) remove(STORAGE_KEYS.cart);
  written = null;
}

/**
 * Calls the listener when another tab has changed the mirror.
 * @returns a function that removes the listener
 */
export function onOtherTabMirror(listener: () => void): () => void {
  return onOtherTabChange((key) => {
    if (key === STORAGE_KEYS.cart) listener();
  });
}
