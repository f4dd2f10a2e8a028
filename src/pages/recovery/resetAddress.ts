import { STORAGE_KEYS } from '../../config/constants';
import { readText, remove, writeText, type StorageArea } from '../../lib/storage';
import { isEmail } from '../../model/validation';

/**
 * The navigation state between the pages of a recovery. Its e-mail stands in storage, where a reset or a logout
 * removes it; an entry of the history that is not the current one could not be changed (behaviour 6.22).
 */
export const UNDER_WAY = { recovery: true } as const;

const fieldsOf = (state: unknown): Readonly<Record<string, unknown>> =>
  typeof state === 'object' && state !== null ? { ...state } : {};

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** Reads a navigation state of any shape: its e-mail and code; '' for what it lacks. */
export function emailInState(state: unknown): { email: string; otp: string } {
  const { email, otp } = fieldsOf(state);
  return { email: text(email), otp: text(otp) };
}

const isUnderWay = (state: unknown): boolean => fieldsOf(state).recovery === true;

/**
 * The e-mail of the recovery that led here; '' for none, or one that has been forgotten since (behaviour 5.24).
 * @param state the navigation state, of any shape; it may carry the e-mail itself
 */
export function recoveryEmail(state: unknown): string {
  const { email } = emailInState(state);
  if (email === '' && !isUnderWay(state)) return '';
  const moved = isUnderWay(fieldsOf(window.history.state).usr);
  return email === '' || moved ? rememberedResetEmail() : email;
}

/** Replaces the navigation state in the history entry; the router keeps what it has read. */
function replaceEntryState(usr: object | null): void {
  window.history.replaceState({ ...fieldsOf(window.history.state), usr }, '');
}

/** Removes the navigation state from the history entry. */
export function forgetEntryState(): void {
  replaceEntryState(null);
}

/** Moves an e-mail that the history entry carries to session storage. */
export function moveToStorage(email: string): void {
  if (email === '' || emailInState(fieldsOf(window.history.state).usr).email !== email) return;
  if (email !== rememberedResetEmail()) writeText(STORAGE_KEYS.resetEmail, email, 'session');
  replaceEntryState(UNDER_WAY);
}

/** Keeps the e-mail of a reset in both stores (behaviour 6.3). */
export function rememberResetEmail(email: string): void {
  writeText(STORAGE_KEYS.resetEmail, email);
  writeText(STORAGE_KEYS.resetEmail, email, 'session');
}

/** What is kept in one of the stores; '' for none. Anything but an address is garbage, and removed (behaviour 18.3). */
function storedIn(where: StorageArea): string {
  const stored = readText(STORAGE_KEYS.resetEmail, where)?.trim();
  if (stored === undefined || isEmail(stored)) return stored ?? '';
  remove(STORAGE_KEYS.resetEmail, where);
  return '';
}

/** The e-mail that was kept: this tab's, else the last of any tab; '' for none. */
export function rememberedResetEmail(): string {
  return storedIn('session') || storedIn('local');
}

/** Forgets it in both stores. */
export function forgetResetEmail(): void {
  remove(STORAGE_KEYS.resetEmail);
  remove(STORAGE_KEYS.resetEmail, 'session');
}
