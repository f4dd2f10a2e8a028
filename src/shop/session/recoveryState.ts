import { isRow } from '../../api/fields';
import { STORAGE_KEYS } from '../../config/constants';
import { readText, remove, writeText, type StorageArea } from '../../lib/storage';
import { visitId } from '../../lib/visit';
import { cleanEmail, cleanOtp, isEmail } from '../forms/validation';

/** The navigation state between the pages of a recovery. It survives a reload. */
export interface RecoveryState {
  email: string;
  /** The verified code. */
  otp?: string;
  /** The shopper's visit: after a logout, Back shows no e-mail. */
  visit: string;
}

/** @param otp the verified code */
export function recoveryState(email: string, otp?: string): RecoveryState {
  return { email, ...(otp !== undefined && { otp }), visit: visitId() };
}

/** The navigation state of a link from Login to Register or back: it carries the typed e-mail. */
export function passOn(state: unknown, email: string): object {
  return { ...(isRow(state) ? state : {}), ...recoveryState(email) };
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Reads e-mail, code and name from a navigation state of any shape; '' for a missing one. */
export function emailInState(state: unknown): { email: string; otp: string; name: string } {
  const none = { email: '', otp: '', name: '' };
  if (!isRow(state)) return none;
  const given = {
    email: cleanEmail(text(state.email)),
    otp: cleanOtp(text(state.otp)),
    name: text(state.name),
  };
  const isOfThisVisit = typeof state.visit !== 'string' || state.visit === visitId();
  // After a reload, a customer may have left meanwhile. The stored e-mail of a reset goes with the customer.
  return isOfThisVisit || (given.email !== '' && given.email === rememberedResetEmail()) ? given : none;
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
