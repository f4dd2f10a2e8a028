import { STORAGE_KEYS } from '../config/constants';
import { onForeignChange, readJson, writeJson } from '../lib/storage';
import type { CartLine } from '../model/cart';

/** The mirror of the cart in local storage, in the server's words and in dollars (spec 3). */

/** Writes the mirror; other tabs follow it. */
export function writeMirror(lines: readonly CartLine[]): void {
  writeJson(
    STORAGE_KEYS.cart,
    lines.map(({ productId, name, price, quantity, image, description }) => ({
      productId,
      name,
      price: price === null ? null : price / 100,
      quantity,
      imageUrl: image,
      description,
    })),
  );
}

/**
 * Calls the listener with what another tab wrote: JSON that has still to be checked.
 * @returns the function that stops it
 */
export function onForeignMirror(listener: (mirror: unknown) => void): () => void {
  return onForeignChange((key) => {
    if (key === STORAGE_KEYS.cart) listener(readJson(STORAGE_KEYS.cart));
  });
}
