import { MESSAGE_MAX_LENGTH, OTP_LENGTH } from '../config/constants';

/** One @, no white space, and a domain with a dot in it (behaviour 14.5). */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text);
}

/** Unicode letters, with the marks that belong to them, and spaces only (behaviour 14.3). */
export function isLettersOnly(text: string): boolean {
  return /^(?:\p{L}\p{M}*| )+$/u.test(text);
}

/** How many characters are left of a message; an emoji counts once. Negative when over. */
export function remainingCharacters(text: string): number {
  return MESSAGE_MAX_LENGTH - Array.from(text).length;
}

/** Six digits (behaviour 6.10). */
export function isOtp(text: string): boolean {
  return text.length === OTP_LENGTH && /^\d+$/.test(text);
}
