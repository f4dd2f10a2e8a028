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

type Compare = (a: Product, b: Product) => number;

/** Names as the language orders them: case and accents do not count, and 2 comes before 10. */
function byName(): Compare {
  // Made for each sort: the first one takes a slow phone 40 ms, which loading the page must not.
  const { compare } = new Intl.Collator('en', { sensitivity: 'base', numeric: true });
  return (a, b) => compare(a.name, b.name);
}

const SORTERS: Record<Exclude<Sort, 'featured'>, () => Compare> = {
  'price-asc': () => (a, b) => a.price - b.price,
  'price-desc': () => (a, b) => b.price - a.price,
  name: byName,
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
  return kept.sort(SORTERS[sort]());
}
