import { families } from '#house/families';
import type { NoteFamily } from '../config/perfume';
import { keysOf } from '../lib/tables';
import type { Product } from './product';

/** The sort orders: the server's, or one computed here. */
export const SORTS = ['featured', 'price-asc', 'price-desc', 'name'] as const;
export type Sort = (typeof SORTS)[number];

export const PRICE_BANDS = ['all', 'under-100', '100-to-200', 'over-200'] as const;
export type PriceBand = (typeof PRICE_BANDS)[number];

/** Bounds in cents, both inclusive. */
const BOUNDS: Record<PriceBand, readonly [number, number]> = {
  all: [0, Infinity],
  'under-100': [0, 9_999],
  '100-to-200': [10_000, 20_000],
  'over-200': [20_001, Infinity],
};

type Compare = (a: Product, b: Product) => number;

/** Compares names by the rules of English: case and accents are ignored, and 2 sorts before 10. */
function byName(): Compare {
  // Created for each sort rather than at load: the first collator of a visit takes a slow phone 40 ms.
  const { compare } = new Intl.Collator('en', { sensitivity: 'base', numeric: true });
  return (a, b) => compare(a.name, b.name);
}

const SORTERS: Record<Exclude<Sort, 'featured'>, () => Compare> = {
  'price-asc': () => (a, b) => a.price - b.price,
  'price-desc': () => (a, b) => b.price - a.price,
  name: byName,
};

/** The families of scents that the catalogue can be filtered by. */
export const FAMILIES: readonly NoteFamily[] = keysOf(families);

/** Reads families from an address, each once: 'wood,amber'. Unknown ones are left out. */
export function readFamilies(text: string | null): readonly NoteFamily[] {
  const given = new Set(text?.split(','));
  return FAMILIES.filter((family) => given.has(family));
}

/** Returns the value that the text equals, else the first one. */
export function oneOf<Value extends string>(
  values: readonly [Value, ...Value[]],
  text: string | null,
): Value {
  return values.find((value) => value === text) ?? values[0];
}

/** Whether the view needs the whole catalogue: the server neither sorts nor filters. */
export function needsAllPages(sort: Sort, band: PriceBand): boolean {
  return sort !== 'featured' || band !== 'all';
}

/** Filters the loaded products by price and sorts them. Equal products keep the server's order. */
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
