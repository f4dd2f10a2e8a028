import { describe, expect, it } from 'vitest';
import { isEmail, isLettersOnly, isOtp, remainingCharacters } from '../../../src/model/validation';

describe('an e-mail address has one @, no white space, and a domain with a dot in it (14.5)', () => {
  it.each(['a@b.co', 'first.last+tag@sub.example.com', "o'brien@example.ie", 'josé@exámple.es', '1@2.3'])(
    'accepts %s',
    (address) => expect(isEmail(address)).toBe(true),
  );

  it.each([
    '',
    'a',
    'a@b',
    '@b.co',
    'a@',
    'a@.co',
    'a@b.',
    'a@b..co',
    'a@b@c.co',
    'a b@c.co',
    'a@b c.co',
    ' a@b.co',
    'a@b.co\n',
    'a\u00a0b@c.co',
  ])('refuses %j', (address) => expect(isEmail(address)).toBe(false));
});

describe('a name has only Unicode letters and spaces (14.3)', () => {
  it.each(['José', 'Jose\u0301', 'Anna Maria', 'Łukasz', '李', 'Ωmega', 'मीरा', 'محمد', 'ß'])(
    'accepts %s',
    (name) => expect(isLettersOnly(name)).toBe(true),
  );

  it.each(['', "O'Brien", 'O’Brien', '4nna', 'Anna-Maria', 'Anna.', 'a_b', 'a\tb', '٤', '😀', '\u0301', 'Ⅳ'])(
    'refuses %j',
    (name) => expect(isLettersOnly(name)).toBe(false),
  );
});

describe('a message has at most 500 characters', () => {
  it.each([
    ['', 500],
    ['x'.repeat(499), 1],
    ['x'.repeat(500), 0],
    ['x'.repeat(501), -1],
    ['😀'.repeat(500), 0],
    ['a\nb', 497],
  ])('of %j leaves %i (14.6)', (message, left) => expect(remainingCharacters(message)).toBe(left));
});

describe('a one-time code has six digits (6.10)', () => {
  it.each(['000000', '123456', '999999'])('accepts %s', (code) => expect(isOtp(code)).toBe(true));

  it.each(['', '12345', '1234567', '12345a', '12 456', '١٢٣٤٥٦', '123456\n', '-12345', '1.2345'])(
    'refuses %j',
    (code) => expect(isOtp(code)).toBe(false),
  );
});
