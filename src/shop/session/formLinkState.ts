import { isObject } from '../../api/fields';
import { customerVersion } from '../../lib/customerVersion';
import { cleanEmail, cleanOtp } from '../forms/validation';
import { rememberedResetEmail } from './resetEmail';

/** The navigation state of a link from one form to another. It survives a reload. */
interface FormLinkState {
  email: string;
  /** The verified code. */
  otp?: string;
  /** After a logout, Back shows no e-mail. */
  customerVersion: string;
}

/** @param otp the verified code */
export function formLinkState(email: string, otp?: string): FormLinkState {
  return { email, ...(otp !== undefined && { otp }), customerVersion: customerVersion() };
}

/** The navigation state of a link from Login to Register or back: it carries the typed e-mail. */
export function passOn(state: unknown, email: string): object {
  return { ...(isObject(state) ? state : {}), ...formLinkState(email) };
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Reads e-mail, code and name from a navigation state of any shape; '' for a missing one. */
export function readFormLinkState(state: unknown): { email: string; otp: string; name: string } {
  const none = { email: '', otp: '', name: '' };
  if (!isObject(state)) return none;
  const given = {
    email: cleanEmail(text(state.email)),
    otp: cleanOtp(text(state.otp)),
    name: text(state.name),
  };
  const version = state.customerVersion;
  const isOfThisCustomer = typeof version !== 'string' || version === customerVersion();
  // The version changes when a customer leaves, and at a reload. After a reload the state still counts if its e-mail is
  // the stored one of a password reset: that one is removed when a customer leaves.
  return isOfThisCustomer || (given.email !== '' && given.email === rememberedResetEmail()) ? given : none;
}
