import { STORAGE_KEYS } from '../../config/constants';
import { readText, remove, writeText, type StorageArea } from '../../lib/storage';
import { cleanEmail, isEmail } from '../../model/validation';

/**
 * The navigation state between the pages of a recovery. It does not contain the e-mail, which is in storage:
 * a reset or a logout can remove it there, but can't change earlier history entries.
 */
export const RECOVERY_STATE = { recovery: true } as const;

const fieldsOf = (state: unknown): Readonly<Record<string, unknown>> =>
  typeof state === 'object' && state !== null ? { ...state } : {};

const text = (value: unknown): string => (typeof value === 'string' ? cleanEmail(value) : '');

/** Reads e-mail and code from a navigation state of any shape; '' for a missing one. */
export function emailInState(state: unknown): { email: string; otp: string } {
  const { email, otp } = fieldsOf(state);
  return { email: text(email), otp: text(otp) };
}

const isUnderWay = (state: unknown): boolean => fieldsOf(state).recovery === true;

/**
 * The e-mail of the recovery in progress; '' if there is none or it has been removed since.
 * @param state the navigation state, of any shape; it may contain the e-mail itself
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

export function forgetEntryState(): void {
  replaceEntryState(null);
}

/** Moves an e-mail from the history entry to session storage. */
export function moveToStorage(email: string): void {
  if (email === '' || emailInState(fieldsOf(window.history.state).usr).email !== email) return;
  if (email !== rememberedResetEmail()) writeText(STORAGE_KEYS.resetEmail, email, 'session');
  replaceEntryState(RECOVERY_STATE);
}

/** Stores the e-mail of a reset in both stores. */
export function rememberResetEmail(email: string): void {
  writeText(STORAGE_KEYS.resetEmail, email);
  writeText(STORAGE_KEYS.resetEmail, email, 'session');
}

/** The e-mail in one store; '' for none. Anything but an address is removed. */
function storedIn(where: StorageArea): string {
  const stored = readText(STORAGE_KEYS.resetEmail, where);
  if (stored === null) return '';
  const email = cleanEmail(stored);
  if (isEmail(email)) return email;
  remove(STORAGE_KEYS.resetEmail, where);
  return '';
}

/** The stored e-mail: this tab's, else the last one of any tab; '' if there is none. */
export function rememberedResetEmail(): string {
  return storedIn('session') || storedIn('local');
}

/** Removes the e-mail from both stores. */
export function forgetResetEmail(): void {
  remove(STORAGE_KEYS.resetEmail);
  remove(STORAGE_KEYS.resetEmail, 'session');
}
