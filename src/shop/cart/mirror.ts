import { STORAGE_KEYS } from '#config/constants';
import { logFailure } from '#lib/logger';
import { readJson, readStored, removeStored, writeStored } from '#lib/storage';
import { isStoredUser } from '#shop/session/customerStorage';
import { readCart, storedRows } from './api';
import type { CartRow } from './rows';

/** The copy of one customer's cart in storage, by which other tabs follow it. Another customer's is never read or overwritten. */
export class Mirror {
  /** The copy as this tab has last written it; undefined if it has taken over another one since. */
  private written: string | undefined;

  constructor(private readonly userId: string) {}

  /** The copy in storage, whoever has written it. */
  private get text(): string | null {
    return readStored(STORAGE_KEYS.cart);
  }

  /** Whether this tab has written the copy, and no other one since. */
  get isUnchanged(): boolean {
    return this.written !== undefined && this.text === this.written;
  }

  /** @returns undefined if there is none; one that can't be read is removed and logged */
  read(): CartRow[] | undefined {
    const stored = isStoredUser(this.userId) ? readJson(STORAGE_KEYS.cart) : undefined;
    if (stored === undefined) return undefined;
    try {
      return readCart(stored);
    } catch (error) {
      logFailure('Ignored a cart that could not be read', error);
      removeStored(STORAGE_KEYS.cart);
      return undefined;
    }
  }

  /** Takes over what another tab has written. */
  adopt(): CartRow[] | undefined {
    this.written = undefined;
    return this.read();
  }

  write(rows: readonly CartRow[]): void {
    if (!isStoredUser(this.userId)) return;
    this.written = JSON.stringify(storedRows(rows));
    writeStored(STORAGE_KEYS.cart, this.written);
  }
}
