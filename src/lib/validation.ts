import { MESSAGE_MAX_LENGTH, OTP_LENGTH } from '#config/constants';

/**
 * Removes what is not part of a typed or pasted e-mail: white space, format characters, and what stands around
 * addresses: `<ada@example.com>`, `mailto:`, a comma or semicolon.
 */
export function cleanEmail(typed: string): string {
  return typed
    .replace(/\p{Cf}+/gu, '')
    .trim()
    .replace(/^<?(?:mailto:)?/i, '')
    .replace(/[>,;\s]+$/, '');
}

/** Whether a text shows nothing: only white space and format characters. */
export function isBlank(text: string): boolean {
  return !/[^\s\p{Cf}]/u.test(text);
}

/** Whether a text is an e-mail address: one @, no white space, a dot in the domain. */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text);
}

/**
 * Whether a text has only Unicode letters, with their combining marks, and white space.
 * Invisible spaces and joiners, which some scripts need between letters, are allowed too.
 */
export function isLettersOnly(text: string): boolean {
  return /^(?:\p{L}[\p{M}\u200b-\u200d\u2060]*|[\s\u200b-\u200d\u2060])+$/u.test(text);
}

/** The number of characters left in a message, as a reader counts them. Negative if it is too long. */
export function remainingCharacters(text: string): number {
  return MESSAGE_MAX_LENGTH - [...new Intl.Segmenter('en').segment(text)].length;
}

const NO_CODE = /[\s\p{Cf}\p{Pd}\u2212]+/gu;

/** Six digits between others, or three and three: '123456' and '123-456'. */
const WHOLE_CODE = /(?<!\d)\d{6}(?!\d)|(?<!\d[ -]?)\d{3}[ -]\d{3}(?![ -]?\d)/;

/** The value of a decimal digit of any script. Unicode lists the ten digits of each in order. */
function digitValue(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before += 1;
  return String(before % 10);
}

/**
 * The one-time code in a typed, pasted or suggested text: '123456' for '123 456', '877-968', '１２３４５６' and
 * 'Your code is 123-456, for 10 minutes.'. Any other text only loses blanks and dashes.
 */
export function cleanOtp(text: string): string {
  const written = text.replace(/\p{Nd}/gu, digitValue);
  const plain = written.replace(NO_CODE, '');
  const digits = plain.replace(/\D/g, '');
  if (isOtp(digits)) return digits;
  const [code] = WHOLE_CODE.exec(written.replace(/[\p{Pd}\u2212]/gu, '-').replace(/\s/g, ' ')) ?? [];
  return code?.replace(/\D/, '') ?? plain;
}

/** Whether a text is six digits. */
export function isOtp(text: string): boolean {
  return text.length === OTP_LENGTH && /^\d+$/.test(text);
}
