import { STORAGE_KEYS } from '../../config/constants';
import { readText, remove, writeText, type StorageArea } from '../../lib/storage';
import { isEmail } from '../../model/validation';

/** What the recovery pages hand on to one another in the navigation state. */
export interface RecoveryState {
  email: string;
  otp: string;
}

const entryState = (): object => {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null ? state : {};
};

/**
 * Reads a navigation state of any shape; '' for what it lacks. One whose e-mail has been forgotten since it was
 * shown is empty: no Back shows it to the next person (behaviour 5.24).
 */
export function recoveryState(state: unknown): RecoveryState {
  const fields: Readonly<Record<string, unknown>> =
    typeof state === 'object' && state !== null ? { ...state } : {};
  const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
  const email = text(fields.email);
  // Without an e-mail there is nothing to forget, nor a history where the page is prerendered.
  if (email !== '' && (fields.kept === true || 'kept' in entryState()) && email !== rememberedResetEmail())
    return { email: '', otp: '' };
  return { email, otp: text(fields.otp) };
}

/**
 * The navigation state for the next page of a recovery. It notes that its e-mail is the one in storage: a page that
 * was left before it came could not (behaviour 5.24).
 */
export function handOn(email: string, otp?: string): object {
  return { email, otp, kept: email === rememberedResetEmail() };
}

/** Notes in the history entry that its e-mail is the one in storage: what forgets it there forgets it here too. */
export function tieEntryToStorage(email: string): void {
  if (email === rememberedResetEmail()) window.history.replaceState({ ...entryState(), kept: true }, '');
}

/** Takes what a page handed on out of the history entry, so that no Back shows it to the next person. */
export function forgetEntryState(): void {
  window.history.replaceState({ ...entryState(), usr: null }, '');
}

/** Keeps the e-mail of a reset in both stores (behaviour 6.3). */
export function rememberResetEmail(email: string): void {
  writeText(STORAGE_KEYS.resetEmail, email);
  writeText(STORAGE_KEYS.resetEmail, email, 'session');
}

/** What is kept in one of the stores; '' for none. Anything but an address is garbage, and removed (behaviour 18.3). */
function keptIn(where: StorageArea): string {
  const kept = readText(STORAGE_KEYS.resetEmail, where)?.trim();
  if (kept === undefined || isEmail(kept)) return kept ?? '';
  remove(STORAGE_KEYS.resetEmail, where);
  return '';
}

/** The e-mail that was kept: this tab's, else the last of any tab; '' for none. */
export function rememberedResetEmail(): string {
  return keptIn('session') || keptIn('local');
}

/** Forgets it in both stores. */
export function forgetResetEmail(): void {
  remove(STORAGE_KEYS.resetEmail);
  remove(STORAGE_KEYS.resetEmail, 'session');
}
