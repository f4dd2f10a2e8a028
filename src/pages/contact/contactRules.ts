import { MESSAGE_MAX_LENGTH } from '#config/constants';
import { isBlank, isEmail, isLettersOnly } from '#lib/validation';
import type { FieldErrors } from '#shop/forms/useFormErrors';
import { contactText } from './texts';

/** The number of characters left in a message, as a reader counts them. Negative if it is too long. */
export function remainingCharacters(text: string): number {
  return MESSAGE_MAX_LENGTH - [...new Intl.Segmenter('en').segment(text)].length;
}

export type ContactMessage = Record<'firstName' | 'lastName' | 'email' | 'message', string>;

/** An order's number and nothing else: one word with a digit. */
const ORDER_NUMBER = /^\s*(?:order(?: id)?\s*:?\s*)?[#\w-]*\d[\w-]*\s*$/i;

/**
 * The errors of the invalid fields.
 * @param isWithdrawal whether the message withdraws from a contract, which is signed with any name: O'Brien's
 * right does not depend on an apostrophe
 * @param stub what the message begins with, which says nothing alone
 */
export function checkContact(
  { firstName, lastName, email, message }: ContactMessage,
  isWithdrawal: boolean,
  stub: string,
): FieldErrors<keyof ContactMessage> {
  const errors: FieldErrors<keyof ContactMessage> = {};
  const lettersOnly = {
    error: contactText('contact.name.letters'),
    hint: contactText('contact.name.leaveOut'),
  };
  const isAllowed = (name: string): boolean => isWithdrawal || isLettersOnly(name);
  if (isBlank(firstName)) errors.firstName = contactText('contact.firstName.required');
  else if (!isAllowed(firstName)) errors.firstName = lettersOnly;
  if (isBlank(lastName)) errors.lastName = contactText('contact.lastName.required');
  else if (!isAllowed(lastName)) errors.lastName = lettersOnly;
  if (email === '') errors.email = contactText('contact.email.required');
  else if (!isEmail(email)) errors.email = contactText('contact.email.invalid');
  const saysNothing = !isWithdrawal && (message.trim() === stub.trim() || ORDER_NUMBER.test(message));
  if (isBlank(message) || saysNothing) errors.message = contactText('contact.message.required');
  else if (remainingCharacters(message) < 0) errors.message = contactText('contact.message.long');
  return errors;
}
