import { MESSAGE_MAX_LENGTH, OTP_LENGTH } from '../config/constants';

/** Whether a text is an e-mail address: one @, no white space, a dot in the domain (behaviour 14.5). */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text);
}

/** Whether a text has only Unicode letters, with their combining marks, and spaces (behaviour 14.3). */
export function isLettersOnly(text: string): boolean {
  return /^(?:\p{L}\p{M}*| )+$/u.test(text);
}

/** The number of characters left in a message; an emoji counts once. Negative if it is too long. */
export function remainingCharacters(text: string): number {
  return MESSAGE_MAX_LENGTH - Array.from(text).length;
}

/** Whether a text is six digits (behaviour 6.10). */
export function isOtp(text: string): boolean {
  return text.length === OTP_LENGTH && /^\d+$/.test(text);
}
