import { describe, expect, it } from 'vitest';
import { showableText } from '#api/serverTexts';

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

  it.each([
    [[]],
    [['']],
    [['<!doctype html><p>502</p>']],
    [['\n <html>']],
    [['\uFEFF<html>']],
    [['x'.repeat(201)]],
    [[{ message: 'deep' }, 500, true]],
  ])('chosen from %j is undefined', (candidates) => {
    expect(showableText(...candidates)).toBeUndefined();
  });
});
