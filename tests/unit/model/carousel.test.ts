import { describe, expect, it } from 'vitest';
import { wrapIndex } from '../../../src/model/carousel';

describe('the carousel wraps around in both directions (7.2)', () => {
  it.each([
    [0, 1, 1],
    [1, 1, 2],
    [2, 1, 0],
    [0, -1, 2],
    [1, -1, 0],
    [0, 4, 1],
    [0, -7, 2],
    [2, 0, 2],
  ])('from slide %i by %i to slide %i of three', (from, step, to) => {
    expect(wrapIndex(from, step, 3)).toBe(to);
  });

  it('stays on the only slide', () => {
    expect(wrapIndex(0, 1, 1)).toBe(0);
    expect(wrapIndex(0, -1, 1)).toBe(0);
  });
});
