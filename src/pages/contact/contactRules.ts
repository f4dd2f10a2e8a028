import { t } from '../../i18n/contact';
import { isBlank, isEmail, isLettersOnly, remainingCharacters } from '../../model/validation';

export interface ContactMessage {
  firstName: string;
  lastName: string;
  email: string;
  message: string;
}

type Rule = (text: string) => string | undefined;

function nameRule(required: string): Rule {
  return (name) => {
    if (isBlank(name)) return required;
    return isLettersOnly(name) ? undefined : t('contact.name.letters');
  };
}

const RULES: Readonly<Record<keyof ContactMessage, Rule>> = {
  firstName: nameRule(t('contact.firstName.required')),
  lastName: nameRule(t('contact.lastName.required')),
  email: (email) => {
    if (email === '') return t('contact.email.required');
    return isEmail(email) ? undefined : t('contact.email.invalid');
  },
  message: (message) => {
    if (message.trim() === '') return t('contact.message.required');
    return remainingCharacters(message) < 0 ? t('contact.message.long') : undefined;
  },
};

/** The error texts of the invalid fields (behaviour 14.2 to 14.6). */
export function checkContact(message: ContactMessage): Partial<ContactMessage> {
  const errors: Partial<ContactMessage> = {};
  for (const name of Object.keys(RULES) as (keyof ContactMessage)[]) {
    const error = RULES[name](message[name]);
    if (error !== undefined) errors[name] = error;
  }
  return errors;
}
