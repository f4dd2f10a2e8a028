import { STORAGE_KEYS } from '../config/constants';
import { logFailure } from '../lib/logger';
import { onOtherTabChange, readJson, readText, remove, writeText } from '../lib/storage';
import type { CartLine } from '../model/cart';

/** The mirror of the cart in local storage, in the server's words and in dollars (behaviour 11.17). */

let written: string | null = null;

/** Writes the mirror; other tabs follow it. */
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
 * The mirror as it stands: a list whose rows are still unchecked; undefined where there is none. Anything but a list
 * was not written by the shop, and is removed (behaviour 18.3).
 */
export function readMirror(): readonly unknown[] | undefined {
  const mirror = readJson(STORAGE_KEYS.cart);
  if (mirror === undefined || Array.isArray(mirror)) return mirror;
  logFailure('Ignored a cart that could not be read');
  remove(STORAGE_KEYS.cart);
  return undefined;
}

/** Whether the mirror is as this tab wrote it. After another tab's change: the two were written at once. */
export function isMirrorOurs(): boolean {
  return written !== null && readText(STORAGE_KEYS.cart) === written;
}

/**
 * Takes away a mirror that this tab wrote: it may have done so after another tab had logged out. One that is not
 * of this tab may be the next customer's.
 */
export function forgetOwnMirror(): void {
  if (isMirrorOurs()) remove(STORAGE_KEYS.cart);
  written = null;
}

/**
 * Calls the listener when another tab has changed the mirror.
 * @returns the function that stops it
 */
export function onOtherTabMirror(listener: () => void): () => void {
  return onOtherTabChange((key) => {
    if (key === STORAGE_KEYS.cart) listener();
  });
}
