import { describe, expect, it } from 'vitest';
import {
  needsAllPages,
  oneOf,
  SORTS,
  filteredAndSorted,
  type PriceBand,
  type Sort,
} from '../../../src/model/catalogueView';
import type { Product } from '../../../src/model/product';

function product(id: string, price = 100, name = id): Product {
  return { id, name, price, description: '', image: null };
}

const PRICES = [0, 9_999, 10_000, 15_000, 20_000, 20_001, 1_000_000];

function pricesIn(band: PriceBand): number[] {
  const products = PRICES.map((price) => product(String(price), price));
  return filteredAndSorted(products, 'featured', band).map(({ price }) => price);
}

describe('the filter by price', () => {
  it.each<[PriceBand, number[]]>([
    ['all', PRICES],
    ['under-100', [0, 9_999]],
    ['100-to-200', [10_000, 15_000, 20_000]],
    ['over-200', [20_001, 1_000_000]],
  ])('%s keeps these cents', (band, kept) => {
    expect(pricesIn(band)).toEqual(kept);
  });
});

describe('the sorts', () => {
  const products = [
    product('1', 300, 'no. 10'),
    product('2', 100, 'Élan'),
    product('3', 300, 'No. 2'),
    product('4', 200, 'zest'),
    product('5', 100, 'elan'),
  ];

  it.each<[Sort, string]>([
    ['featured', '12345'],
    ['price-asc', '25413'],
    ['price-desc', '13425'],
    ['name', '25314'],
  ])("%s gives %s; equal ones keep the server's order", (sort, ids) => {
    expect(
      filteredAndSorted(products, sort, 'all')
        .map(({ id }) => id)
        .join(''),
    ).toBe(ids);
  });

  it('sorts names by the rules of the language', () => {
    const names = ['zest', 'Oud', 'Ölung', 'No. 10', '10', 'élan', 'amber', '9', 'No. 2'];
    const sorted = filteredAndSorted(
      names.map((name) => product(name)),
      'name',
      'all',
    );
    expect(sorted.map(({ name }) => name)).toEqual([
      '9',
      '10',
      'amber',
      'élan',
      'No. 2',
      'No. 10',
      'Ölung',
      'Oud',
      'zest',
    ]);
  });
});

describe('a view in the address', () => {
  it.each([
    ['price-desc', 'price-desc'],
    ['PRICE-DESC', 'featured'],
    ['', 'featured'],
    [null, 'featured'],
    ['toString', 'featured'],
  ])('reads the sort %j as %s', (text, sort) => expect(oneOf(SORTS, text)).toBe(sort));

  it('needs the whole catalogue if it sorts or filters', () => {
    expect(needsAllPages('featured', 'all')).toBe(false);
    expect(needsAllPages('name', 'all')).toBe(true);
    expect(needsAllPages('featured', 'over-200')).toBe(true);
  });
});
