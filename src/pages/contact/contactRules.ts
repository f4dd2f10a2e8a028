import { isBlank, isEmail, isLettersOnly, remainingCharacters } from '../../shop/forms/validation';
import { contactText } from './texts';

export type ContactMessage = Record<'firstName' | 'lastName' | 'email' | 'message', string>;

/**
 * The error texts of the invalid fields.
 * @param isWithdrawal whether the message withdraws from a contract, which is signed with any name: O'Brien's
 * right does not depend on an apostrophe
 */
export function checkContact(
  { firstName, lastName, email, message }: ContactMessage,
  isWithdrawal = false,
): Partial<ContactMessage> {
  const errors: Partial<ContactMessage> = {};
  for (const [field, name] of [
    ['firstName', firstName],
    ['lastName', lastName],
  ] as const) {
    if (isBlank(name)) errors[field] = contactText(`contact.${field}.required`);
    else if (!isWithdrawal && !isLettersOnly(name)) errors[field] = contactText('contact.name.letters');
  }
  if (email === '') errors.email = contactText('contact.email.required');
  else if (!isEmail(email)) errors.email = contactText('contact.email.invalid');
  if (message.trim() === '') errors.message = contactText('contact.message.required');
  else if (remainingCharacters(message) < 0) errors.message = contactText('contact.message.long');
  return errors;
}
