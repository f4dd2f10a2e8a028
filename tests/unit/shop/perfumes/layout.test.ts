import { expect, it } from 'vitest';
import { gridColumns } from '#shop/perfumes/PerfumeLinks';
import { ticksOf } from '#pages/product/NotesTimeline';

it.each([
  [2, [0, 1, 2]],
  [5, [0, 1, 5]],
  [6, [0, 1, 3, 6]],
  [7, [0, 1, 3, 7]],
  [8, [0, 1, 3, 8]],
  [10, [0, 1, 3, 10]],
  [12, [0, 1, 4, 12]],
  [24, [0, 2, 8, 24]],
])('an axis of %i hours labels %o', (hours, ticks) => expect(ticksOf(hours)).toEqual(ticks));

it.each([
  [3, 3, 3],
  [4, 4, 2],
  [5, 5, 3],
  [6, 3, 3],
  [7, 4, 4],
  [8, 4, 4],
])('%i links stand in rows of %i, on a phone of %i', (count, wide, narrow) =>
  expect(gridColumns(count)).toEqual({ '--wide': wide, '--narrow': narrow }),
);
