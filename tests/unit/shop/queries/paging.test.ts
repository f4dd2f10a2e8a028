import { describe, expect, it } from 'vitest';
import { isFullPage, joinPages, uniqueById, type ListPage } from '#shop/queries/usePagedList';

describe('the rows of a list', () => {
  it('are shown once per id, the first one of each', () => {
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
    const hex = '64b0c1d2e3f4a5b6c7d8e9f0';
    expect(uniqueById([{ id: hex }, { id: hex.toUpperCase() }])).toEqual([{ id: hex }]);
  });

  it.each([
    [0, false],
    [9, false],
    [10, true],
    [11, false],
    [20, false],
  ])('%i of them promise another page: %j', (count, more) => {
    expect(isFullPage(count)).toBe(more);
  });
});

describe('the pages that are loaded', () => {
  const page = (ids: readonly string[], rawCount = ids.length): ListPage<{ id: string }> => ({
    rows: ids.map((id) => ({ id })),
    rawCount,
  });
  const TEN = Array.from('abcdefghij');

  it.each<[string, ListPage<{ id: string }>[], boolean]>([
    ['no page', [], false],
    ['a first full page', [page(TEN)], false],
    ['a full page again', [page(TEN), page(TEN)], true],
    ['a full page with one new row', [page(TEN), page([...TEN.slice(1), 'new'])], false],
    ['a short page of known rows, which ends the list anyway', [page(TEN), page(['a'])], false],
    ['a first full page whose rows are all bad', [page([], 10)], true],
  ])('%s: the server repeats itself: %j', (_, pages, repeats) => {
    expect(joinPages({ pages }).repeats).toBe(repeats);
  });
});
