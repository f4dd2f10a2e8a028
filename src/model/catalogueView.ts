import { nameRanks } from './nameOrder';
import type { Product } from './product';

/** The server's order, or one of ours (behaviour 8.4). */
export const SORTS = ['featured', 'price-asc', 'price-desc', 'name'] as const;
export type Sort = (typeof SORTS)[number];

export const PRICE_BANDS = ['all', 'under-100', '100-to-200', 'over-200'] as const;
export type PriceBand = (typeof PRICE_BANDS)[number];

/** Bounds in cents, both included. */
const BOUNDS: Record<PriceBand, readonly [number, number]> = {
  all: [0, Infinity],
  'under-100': [0, 9_999],
  '100-to-200': [10_000, 20_000],
  'over-200': [20_001, Infinity],
};

type KeyOf = (products: readonly Product[]) => (product: Product) => number;

/** What the products of a list are sorted by, smallest first. */
const SORT_KEYS: Record<Exclude<Sort, 'featured'>, KeyOf> = {
  'price-asc': () => (product) => product.price,
  'price-desc': () => (product) => -product.price,
  name: (products) => {
    const rankOf = nameRanks(products);
    return ({ name }) => rankOf(name);
  },
};

/** Reads a value of the address; anything else is the first of the list. */
export function oneOf<Value extends string>(
  values: readonly [Value, ...Value[]],
  text: string | null,
): Value {
  return values.find((value) => value === text) ?? values[0];
}

/** Whether the view needs the whole catalogue, since the server neither sorts nor filters. */
export function needsAllPages(sort: Sort, band: PriceBand): boolean {
  return sort !== 'featured' || band !== 'all';
}

/** Filters by price and sorts what is loaded; equal ones keep the server's order. */
export function filteredAndSorted(
  products: readonly Product[],
  sort: Sort,
  band: PriceBand,
): readonly Product[] {
  if (!needsAllPages(sort, band)) return products;
  const [least, most] = BOUNDS[band];
  const kept = products.filter(({ price }) => price >= least && price <= most);
  if (sort === 'featured') return kept;
  const key = SORT_KEYS[sort](kept);
  return kept
    .map((product) => ({ product, at: key(product) }))
    .sort((a, b) => a.at - b.at)
    .map(({ product }) => product);
}
