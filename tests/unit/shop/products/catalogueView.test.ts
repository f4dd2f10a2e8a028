import { describe, expect, it } from 'vitest';
import { withoutPanel } from '#config/paths';
import {
  filterAndSort,
  bandOfPrice,
  DEFAULT_VIEW,
  needsAllPages,
  oneOf,
  parseView,
  SORTS,
  toggleFamily,
  writeView,
  type PriceBand,
  type Sort,
} from '#shop/products/catalogueView';
import type { Product } from '#shop/products/product';
import { family as a, secondFamily as b } from '../../../helpers/house';

function product(id: string, price = 100, name = id): Product {
  return { id, name, price, description: '', image: null };
}

const PRICES = [0, 9_999, 10_000, 15_000, 20_000, 20_001, 1_000_000];

function pricesIn(band: PriceBand): number[] {
  const products = PRICES.map((price) => product(String(price), price));
  return filterAndSort(products, { ...DEFAULT_VIEW, price: band }, []).map(({ price }) => price);
}

it.each<[PriceBand, number[]]>([
  ['all', PRICES],
  ['under-100', [0, 9_999]],
  ['100-to-200', [10_000, 15_000, 20_000]],
  ['over-200', [20_001, 1_000_000]],
])('the filter by price %s keeps these cents', (band, kept) => {
  expect(pricesIn(band)).toEqual(kept);
  if (band !== 'all') for (const cents of kept) expect(bandOfPrice(cents)).toBe(band);
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
      filterAndSort(products, { ...DEFAULT_VIEW, sort }, [])
        .map(({ id }) => id)
        .join(''),
    ).toBe(ids);
  });

  it('sorts names by the rules of the language', () => {
    const names = ['zest', 'Oud', 'Ölung', 'No. 10', '10', 'élan', 'amber', '9', 'No. 2'];
    const sorted = filterAndSort(
      names.map((name) => product(name)),
      { ...DEFAULT_VIEW, sort: 'name' },
      [],
    );
    expect(sorted.map(({ name }) => name).join()).toBe('9,10,amber,élan,No. 2,No. 10,Ölung,Oud,zest');
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

  it.each([
    ['', false],
    ['search=oud', false],
    ['sort=name', true],
    ['price=over-200', true],
    [`family=${a.key}`, true],
    ['saved=1', true],
  ])('%j needs the whole catalogue: %j', (query, whole) =>
    expect(needsAllPages(parseView(new URLSearchParams(query)))).toBe(whole),
  );

  it('is written without its defaults, beside other parameters', () => {
    const query = new URLSearchParams(`sort=name&family=${b.key},${a.key}&x=1`);
    expect(writeView({ ...parseView(query), sort: 'featured' }, query)).toBe(`?family=${a.key},${b.key}&x=1`);
    expect(writeView(DEFAULT_VIEW, new URLSearchParams('saved=1'))).toBe('');
    expect(parseView(new URLSearchParams('family=soap,constructor'))).toEqual(DEFAULT_VIEW);
  });

  it('stays under a panel', () => {
    expect(withoutPanel('?sort=name&perfume=1&name=x&scent=')).toBe('sort=name');
  });

  it('adds and removes a family', () => {
    expect(toggleFamily(b.key, a.key)).toBe(`${a.key},${b.key}`);
    expect(toggleFamily(a.key, a.key)).toBe('');
  });

  it('keeps the saved perfumes', () => {
    const kept = filterAndSort([product('a'), product('b')], { ...DEFAULT_VIEW, saved: '1' }, ['b', 'c']);
    expect(kept.map(({ id }) => id)).toEqual(['b']);
  });
});
