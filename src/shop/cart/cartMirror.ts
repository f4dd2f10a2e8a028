import { STORAGE_KEYS } from '#config/constants';
import { readStored, removeStored, writeStored } from '#lib/storage';
import type { CartLine } from './cart';

/** The cart's copy in local storage, by which tabs follow each other: the server's field names, in dollars. */
export class CartMirror {
  /** As this tab has last written it. */
  private written: string | null = null;

  write(lines: readonly CartLine[]): void {
    this.written = JSON.stringify(
      lines.map(({ price, image, ...line }) => ({
        ...line,
        price: price === null ? null : price / 100,
        imageUrl: image,
      })),
    );
    writeStored(STORAGE_KEYS.cart, this.written);
  }

  /** Whether no other tab has written it since this tab did. */
  isOurs(): boolean {
    return this.written !== null && readStored(STORAGE_KEYS.cart) === this.written;
  }

  remove(): void {
    removeStored(STORAGE_KEYS.cart);
  }
}
