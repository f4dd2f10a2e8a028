import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeOtp } from '#shop/mail/email';

/** Makes the random generator return these numbers in order; the last one repeats. */
function dice(...numbers: readonly number[]) {
  const left = [...numbers];
  return vi.spyOn(crypto, 'getRandomValues').mockImplementation((box) => {
    if (box instanceof Uint32Array) box[0] = (left.length > 1 ? left.shift() : left[0]) ?? 0;
    return box;
  });
}

const SPAN = 900_000;
/** The first 32-bit number that would make some codes more likely. */
const UNFAIR = Math.floor(2 ** 32 / SPAN) * SPAN;

afterEach(() => vi.restoreAllMocks());

describe('a one-time code', () => {
  it.each([
    [0, '100000'],
    [1, '100001'],
    [SPAN - 1, '999999'],
    [SPAN, '100000'],
    [UNFAIR - 1, '999999'],
  ])('for the number %i is %s', (number, code) => {
    dice(number);
    expect(makeOtp()).toBe(code);
  });

  it('draws again for numbers that would make some codes more likely', () => {
    const rolls = dice(UNFAIR, 2 ** 32 - 1, 42);
    expect(makeOtp()).toBe('100042');
    expect(rolls).toHaveBeenCalledTimes(3);
  });
});
