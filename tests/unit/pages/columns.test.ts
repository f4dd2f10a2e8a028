import { expect, it } from 'vitest';
import { placesAfter } from '../../../src/pages/catalogue/columns';

it.each([
  [0, 0],
  [1, 3],
  [10, 2],
  [11, 1],
  [12, 0],
  [20, 3],
])('the last line of %i rows may have %i empty places', (rows, places) => {
  expect(placesAfter(rows)).toBe(places);
});
