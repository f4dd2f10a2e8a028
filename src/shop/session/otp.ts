import { OTP_LENGTH } from '#config/constants';

const NO_CODE = /[\s\p{Cf}\p{Pd}\u2212]+/gu;

/** Six digits, or three and three, without a digit beside them: '123456' and '123-456'. */
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

export function isOtp(text: string): boolean {
  return text.length === OTP_LENGTH && /^\d+$/.test(text);
}
