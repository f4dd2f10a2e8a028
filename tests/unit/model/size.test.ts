import { expect, it } from 'vitest';
import { mlOf, pricePer100 } from '../../../src/model/size';

it.each([
  ['', 50],
  ['EXTRAIT', 50],
  ['Travel Spray', 10],
  ['Mist', undefined],
  ['constructor', undefined],
])('the size %j holds %s ml (9.27)', (size, ml) => expect(mlOf(size)).toBe(ml));

it.each([
  [14_500, 50, 29_000],
  [9_999, 30, 33_330],
  [100, 100, 100],
])('%d cents for %d ml are %d cents for 100 ml (9.27)', (price, ml, expected) =>
  expect(pricePer100(price, ml)).toBe(expected),
);
