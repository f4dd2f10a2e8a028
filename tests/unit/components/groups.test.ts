import { describe, expect, it } from 'vitest';
import {
  allHeights,
  covers,
  GROUP_SIZE,
  groupsOf,
  nextRange,
  placesAfter,
  segmentsOf,
  rangeBetween,
  type Range,
} from '../../../src/components/lists/groups';

const END = Infinity;
const range = (from: number, to: number): Range => ({ from, to });
const HEIGHTS = [100, 200, 300, 200, 100];

describe('the groups of a list', () => {
  it.each([
    [0, []],
    [1, [1]],
    [GROUP_SIZE, [GROUP_SIZE]],
    [2 * GROUP_SIZE + 1, [GROUP_SIZE, GROUP_SIZE, 1]],
  ])('splits %i rows into groups of %j', (count, sizes) => {
    const rows = Array.from({ length: count }, (_, index) => index);
    const groups = groupsOf(rows);
    expect(groups.map(({ length }) => length)).toEqual(sizes);
    expect(groups.flat()).toEqual(rows);
  });
});

it.each([
  [0, 0],
  [1, 3],
  [10, 2],
  [11, 1],
  [GROUP_SIZE, 0],
  [20, 3],
])('the last line of %i rows may have %i empty places (8.8)', (rows, places) => {
  expect(placesAfter(rows)).toBe(places);
});

describe('the groups between two distances from the top', () => {
  it.each<[top: number, bottom: number, Range]>([
    [-500, 50, range(0, 0)],
    [0, 100, range(0, 0)],
    [0, 101, range(0, 1)],
    [99, 301, range(0, 2)],
    [100, 300, range(1, 1)],
    [350, 650, range(2, 3)],
    [700, 800, range(3, 3)],
    [790, 900, range(3, END)],
    [5000, 6000, range(4, END)],
    [-500, -400, range(0, 0)],
  ])('%i to %i px are %j', (top, bottom, found) => {
    expect(rangeBetween(HEIGHTS, top, bottom)).toEqual(found);
  });

  it('names no group that does not exist', () => {
    expect(rangeBetween([2000], 0, 99_999)).toEqual(range(0, END));
    expect(rangeBetween([], 0, 10)).toEqual(range(0, END));
  });
});

describe('the heights of groups', () => {
  it.each([
    [[100, undefined, 300], 4, [100, 200, 300, 200]],
    [[], 2, [2000, 2000]],
    [[100, 200, 300], 2, [100, 200]],
  ])('%j of %i are taken to be %j', (known, count, heights) => {
    expect(allHeights(known, count)).toEqual(heights);
  });
});

describe('the next range', () => {
  it.each<[what: string, drawn: Range, wanted: Range, kept: Range, next: Range]>([
    ['nothing changes', range(2, 5), range(3, 4), range(1, 6), range(2, 5)],
    ['one more below', range(2, 5), range(4, 6), range(2, 8), range(2, 6)],
    ['one more above', range(4, 6), range(3, 5), range(2, 6), range(3, 6)],
    ['groups far away are removed', range(0, 6), range(4, 6), range(2, 8), range(2, 6)],
    ['a jump renders nothing in between', range(0, 2), range(20, 22), range(18, 24), range(20, 22)],
    ['an open end stays open', range(3, 5), range(5, END), range(3, END), range(3, END)],
    ['an open end is closed when the view moves up', range(3, END), range(1, 3), range(0, 5), range(1, 5)],
  ])('%s', (_, drawn, wanted, kept, next) => {
    expect(nextRange(drawn, wanted, kept)).toEqual(next);
    expect(covers(next, wanted)).toBe(true);
  });

  it('is the same object if nothing changes', () => {
    const drawn = range(2, 5);
    expect(nextRange(drawn, range(2, 5), range(2, 5))).toBe(drawn);
  });
});

describe('the segments of a list (8.21, 12.13)', () => {
  const drawn = (index: number) => ({ index, height: HEIGHTS[index], drawn: true });
  const place = (index: number, height: number) => ({ index, height, drawn: false });

  it('are the groups in the range, and placeholders with the heights of the others', () => {
    expect(segmentsOf(HEIGHTS, range(1, 2), null)).toEqual([
      place(0, 100),
      drawn(1),
      drawn(2),
      place(3, 300),
    ]);
    expect(segmentsOf(HEIGHTS, range(0, END), null)).toEqual([0, 1, 2, 3, 4].map(drawn));
  });

  it('keep the focused group and its neighbours (8.23)', () => {
    expect(segmentsOf(HEIGHTS, range(0, 0), 3)).toEqual([
      drawn(0),
      place(1, 200),
      drawn(2),
      drawn(3),
      drawn(4),
    ]);
  });

  it('have the same total height for every range', () => {
    for (let from = 0; from < 5; from += 1) {
      const parts = segmentsOf(HEIGHTS, range(from, from + 1), null);
      expect(parts.reduce((sum, { height }) => sum + height, 0)).toBe(900);
    }
  });
});
