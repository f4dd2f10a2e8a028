import { STORAGE_KEYS } from '#config/constants';
import { readStored, removeStored, writeStored, type StorageArea } from '#lib/storage';
import { cleanEmail, isEmail } from '#lib/validation';

export function rememberResetEmail(email: string): void {
  writeStored(STORAGE_KEYS.resetEmail, email);
  writeStored(STORAGE_KEYS.resetEmail, email, 'session');
}

/** The e-mail in one store; '' for none. Anything but an address is removed. */
function storedIn(where: StorageArea): string {
  const stored = readStored(STORAGE_KEYS.resetEmail, where);
  if (stored === null) return '';
  const email = cleanEmail(stored);
  if (isEmail(email)) return email;
  removeStored(STORAGE_KEYS.resetEmail, where);
  return '';
}

/** The stored e-mail: this tab's, else the last one of any tab; '' if there is none. */
export function rememberedResetEmail(): string {
  return storedIn('session') || storedIn('local');
}

/** Removes the e-mail of a password reset from both stores. @param keep whether to keep an e-mail; none by default */
export function forgetResetEmail(keep: (email: string) => boolean = () => false): void {
  for (const area of ['local', 'session'] as const) {
    const email = readStored(STORAGE_KEYS.resetEmail, area);
    if (email !== null && !keep(email)) removeStored(STORAGE_KEYS.resetEmail, area);
  }
}
