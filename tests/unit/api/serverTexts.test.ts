import { describe, expect, it } from 'vitest';
import { ApiError } from '#api/errors';
import { answerMentions, messageOf, showableText } from '#api/serverTexts';

describe("a server's text", () => {
  it.each([
    [['Invalid OTP.'], 'Invalid OTP.'],
    [['  Invalid OTP. \n'], 'Invalid OTP.'],
    [[undefined, 'second'], 'second'],
    [['', ' ', 'third'], 'third'],
    [[{ text: 'no' }, 12, null, ['no'], 'fifth'], 'fifth'],
    [['first', 'second'], 'first'],
    [['<html>', 'second'], 'second'],
    [['1 < 2'], '1 < 2'],
    [['x'.repeat(200)], 'x'.repeat(200)],
    [[` ${'x'.repeat(200)} `], 'x'.repeat(200)],
  ])('chosen from %j is %j', (candidates, shown) => {
    expect(showableText(...candidates)).toBe(shown);
  });

  it.each<[unknown[]]>([
    ...['', '<!doctype html><p>502</p>', '\n <html>', '\uFEFF<html>'].map((text): [unknown[]] => [[text]]),
    [['x'.repeat(201)]],
    [[]],
    [[{ message: 'deep' }, 500, true]],
  ])('chosen from %j is undefined', (candidates) => {
    expect(showableText(...candidates)).toBeUndefined();
  });
});

it.each([
  [{ message: 'a', error: 'b', errors: ['c'] }, 'a'],
  [{ error: 'OTP required', errors: [{ msg: 'c' }] }, 'OTP required'],
  [{ errors: [{ msg: 'OTP required', path: 'OTP' }, { msg: 'second' }] }, 'OTP required'],
  [{ errors: [{ message: 'OTP required' }] }, 'OTP required'],
  [{ errors: ['OTP required'] }, 'OTP required'],
  [{ message: '<p>', errors: ['c'] }, 'c'],
  [{ errors: [{ msg: 'x'.repeat(201) }] }, undefined],
  [{ errors: { otp: 'c' } }, undefined],
  [{ errors: [] }, undefined],
  ['OTP required', undefined],
])('the reason in a refusal %j is %j', (body, shown) => {
  expect(messageOf(body)).toBe(shown);
  const isAsked = JSON.stringify(body).includes('OTP required');
  expect(answerMentions(new ApiError('status', 400, body), /required/)).toBe(isAsked);
});
