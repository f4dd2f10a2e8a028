import { contactText } from './texts';
import { isBlank, isEmail, isLettersOnly, remainingCharacters } from '../../shop/forms/validation';

export interface ContactMessage {
  firstName: string;
  lastName: string;
  email: string;
  message: string;
}

type Rule = (text: string) => string | undefined;

function requiredRule(required: string): Rule {
  return (text) => (isBlank(text) ? required : undefined);
}

function nameRule(required: string): Rule {
  const isMissing = requiredRule(required);
  return (name) => isMissing(name) ?? (isLettersOnly(name) ? undefined : contactText('contact.name.letters'));
}

type Rules = Readonly<Record<keyof ContactMessage, Rule>>;

const RULES: Rules = {
  firstName: nameRule(contactText('contact.firstName.required')),
  lastName: nameRule(contactText('contact.lastName.required')),
  email: (email) => {
    if (email === '') return contactText('contact.email.required');
    return isEmail(email) ? undefined : contactText('contact.email.invalid');
  },
  message: (message) => {
    if (message.trim() === '') return contactText('contact.message.required');
    return remainingCharacters(message) < 0 ? contactText('contact.message.long') : undefined;
  },
};

/** A withdrawal is signed with any name: O'Brien's right does not depend on an apostrophe. */
const WITHDRAWAL_RULES: Rules = {
  ...RULES,
  firstName: requiredRule(contactText('contact.firstName.required')),
  lastName: requiredRule(contactText('contact.lastName.required')),
};

/**
 * The error texts of the invalid fields.
 * @param isWithdrawal whether the message withdraws from a contract
 */
export function checkContact(message: ContactMessage, isWithdrawal = false): Partial<ContactMessage> {
  const rules = isWithdrawal ? WITHDRAWAL_RULES : RULES;
  const errors: Partial<ContactMessage> = {};
  for (const name of Object.keys(rules) as (keyof ContactMessage)[]) {
    const error = rules[name](message[name]);
    if (error !== undefined) errors[name] = error;
  }
  return errors;
}
