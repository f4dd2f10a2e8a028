import { describe, expect, it } from 'vitest';
import { cleanEmail, isEmail, isLettersOnly } from '#lib/validation';
import { remainingCharacters } from '#pages/contact/contactRules';
import { cleanOtp, isOtp } from '#shop/session/otp';

describe('an e-mail address has one @, no white space, and a domain with a dot in it', () => {
  it.each(['a@b.co', 'first.last+tag@sub.example.com', "o'brien@example.ie", 'josé@exámple.es', '1@2.3'])(
    'accepts %s',
    (address) => expect(isEmail(address)).toBe(true),
  );

  it.each([
    ...['', 'a', 'a@b', '@b.co', 'a@', 'a@.co', 'a@b.', 'a@b..co', 'a@b@c.co', 'a b@c.co', 'a@b c.co'],
    ...[' a@b.co', 'a@b.co\n', 'a\u00a0b@c.co'],
  ])('refuses %j', (address) => expect(isEmail(address)).toBe(false));
});

it.each(['\u200ba@b.co', 'a\u200e@b.co\ufeff ', '\u202aa@b.co\u202c', 'a@b\u00ad.co'])(
  'invisible characters of the e-mail %j are removed',
  (typed) => expect(cleanEmail(typed)).toBe('a@b.co'),
);

describe('a name has only Unicode letters and white space', () => {
  it.each([
    ...['José', 'Jose\u0301', 'Anna Maria', 'Anna\u00a0Maria', 'Anna\u3000Maria', 'a\tb', '\u200bAnna'],
    ...['Łukasz', '李', 'Ωmega', 'मीरा', 'क्\u200dष', 'محمد', 'علی\u200cرضا', 'ß'],
  ])('accepts %j', (name) => expect(isLettersOnly(name)).toBe(true));

  it.each([
    ...['', "O'Brien", 'O’Brien', '4nna', 'Anna-Maria', 'Anna.', 'a_b', 'a\u202eb', '٤', '😀', '\u0301'],
    ...['Ⅳ'],
  ])('refuses %j', (name) => expect(isLettersOnly(name)).toBe(false));
});

it.each([
  ['', 500],
  ['x'.repeat(499), 1],
  ['x'.repeat(500), 0],
  ['x'.repeat(501), -1],
  ...['😀', '❤️', '🇫🇷', '👨‍👩‍👧‍👦', '👍🏽', 'e\u0301'].map((one): [string, number] => [one.repeat(500), 0]),
  ['👨‍👩‍👧‍👦'.repeat(501), -1],
  ['a\nb', 497],
])('a message has at most 500 characters: %j leaves %i', (message, left) =>
  expect(remainingCharacters(message)).toBe(left),
);

const ofSix = (text: string): [string, string] => [text, '123456'];

it.each([
  ...['123 456', '12–34‑56\u200b', '１２３４５６', '١٢٣٤٥٦', '𝟏𝟐𝟑४५६', '12 345 6'].map(ofSix),
  ...['Your code is 123 456.', 'Your code is 123-456.', 'Your code: 123456 (until 12:30)'].map(ofSix),
  ['123-456 is your code. It is valid for 10 minutes.', '123456'],
  ['877-968', '877968'],
  ['123 456 789', '123456789'],
  ['+44 123 456 78', '+4412345678'],
  ['12', '12'],
  ['1234567', '1234567'],
  ['12345a', '12345a'],
  [' - ', ''],
])('the code in %j is %j', (text, code) => expect(cleanOtp(text)).toBe(code));

describe('a one-time code has six digits', () => {
  it.each(['000000', '123456', '999999'])('accepts %s', (code) => expect(isOtp(code)).toBe(true));

  it.each(['', '12345', '1234567', '12345a', '12 456', '١٢٣٤٥٦', '123456\n', '-12345', '1.2345'])(
    'refuses %j',
    (code) => expect(isOtp(code)).toBe(false),
  );
});
