// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { isFullPage, uniqueById } from '../../../src/model/product';

describe('the rows of a list', () => {
  it('are each shown once, the first of an id (behaviour 8.11)', () => {
    const rows = [
      { id: 'a', at: 1 },
      { id: 'b', at: 2 },
      { id: 'a', at: 3 },
      { id: 'A', at: 4 },
      { id: '__proto__', at: 5 },
      { id: '__proto__', at: 6 },
    ];
    expect(uniqueById(rows).map(({ at }) => at)).toEqual([1, 2, 4, 5]);
    expect(uniqueById([])).toEqual([]);
  });

  it.each([
    [0, false],
    [9, false],
    [10, true],
    [11, false],
    [20, false],
  ])('%i of them promise another page: %j (behaviour 8.9)', (count, more) => {
    expect(isFullPage(count)).toBe(more);
  });
});
