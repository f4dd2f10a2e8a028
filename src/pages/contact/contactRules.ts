import { MESSAGE_MAX_LENGTH } from '#config/constants';
import { isEmail, isLettersOnly } from '#lib/validation';
import { formText } from '#shop/forms/texts';
import { requireAll, type FieldErrors } from '#shop/forms/useFormErrors';
import { contactText } from './texts';

/** The number of characters left in a message, as a reader counts them. Negative if it is too long. */
export function remainingCharacters(text: string): number {
  return MESSAGE_MAX_LENGTH - [...new Intl.Segmenter('en').segment(text)].length;
}

export const labels = {
  firstName: contactText('contact.firstName'),
  lastName: contactText('contact.lastName'),
  email: formText('forms.email'),
  message: contactText('contact.message'),
};

type ContactMessage = Readonly<Record<keyof typeof labels, string>>;

/** An order's number and nothing else: one word with a digit. */
const ORDER_NUMBER = /^\s*(?:order(?: id)?\s*:?\s*)?[#\w-]*\d[\w-]*\s*$/i;

/**
 * The errors of the invalid fields.
 * @param isWithdrawal whether the message withdraws from a contract, which is signed with any name: O'Brien's
 * right does not depend on an apostrophe
 * @param stub what the message begins with, which says nothing alone
 */
export function checkContact(
  values: ContactMessage,
  isWithdrawal: boolean,
  stub: string,
): FieldErrors<keyof ContactMessage> {
  const { email, message } = values;
  const errors: FieldErrors<keyof ContactMessage> = {};
  const lettersOnly = {
    error: contactText('contact.name.letters'),
    hint: contactText('contact.name.leaveOut'),
  };
  for (const name of ['firstName', 'lastName'] as const)
    if (!isWithdrawal && !isLettersOnly(values[name])) errors[name] = lettersOnly;
  if (!isEmail(email)) errors.email = contactText('contact.email.invalid');
  if (!isWithdrawal && (message.trim() === stub.trim() || ORDER_NUMBER.test(message)))
    errors.message = formText('forms.required', { label: labels.message });
  else if (remainingCharacters(message) < 0) errors.message = contactText('contact.message.long');
  return { ...errors, ...requireAll(labels, values)?.fields };
}
