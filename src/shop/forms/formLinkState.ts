import { isObject } from '#lib/isObject';
import { cleanEmail, cleanOtp } from '#lib/validation';
import { currentCustomer } from '#shop/session/customer';
import { rememberedResetEmail } from '#shop/session/resetEmail';

/** What one form tells another; `otp` is a verified code. */
interface FormFields {
  email?: string;
  name?: string;
  otp?: string;
}

/**
 * The navigation state of a link from one form to another.
 * @param state the navigation state of this page, which is passed on
 */
export function formLinkState(fields: FormFields, state?: unknown): object {
  // After a logout, Back shows no e-mail.
  return { ...(isObject(state) && state), ...fields, customer: currentCustomer().key };
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Reads a form's fields from a navigation state of any shape; '' for a missing one. */
export function readFormLinkState(state: unknown): Required<FormFields> {
  const none = { email: '', otp: '', name: '' };
  if (!isObject(state)) return none;
  const given = {
    email: cleanEmail(text(state.email)),
    otp: cleanOtp(text(state.otp)),
    name: text(state.name),
  };
  const isOfThisCustomer = typeof state.customer !== 'string' || state.customer === currentCustomer().key;
  // A logout or a reload changes the key. After a reload, a password reset goes on: its e-mail is stored, and a
  // logout removes it.
  return isOfThisCustomer || (given.email !== '' && given.email === rememberedResetEmail()) ? given : none;
}
