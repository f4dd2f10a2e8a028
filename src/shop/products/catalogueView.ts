import { params } from '#config/paths';
import { familyNames } from '#house/families';
import type { NoteFamily } from '#houseTypes/perfume';
import { tidyQuery } from '#lib/names';
import { keysOf } from '#lib/tables';
import { filterByFamilies } from './families';
import { productKey } from './ids';
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

/** The narrowest band that a price is in. */
export const bandOfPrice = (cents: number): Exclude<PriceBand, 'all'> =>
  cents < 10_000 ? 'under-100' : cents <= 20_000 ? '100-to-200' : 'over-200';

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

export const FAMILIES: readonly NoteFamily[] = keysOf(familyNames);

/** Reads families from an address, each once: 'wood,amber'. Unknown ones are left out. */
export function parseFamilies(text: string | null): readonly NoteFamily[] {
  const given = new Set(text?.split(','));
  return FAMILIES.filter((family) => given.has(family));
}

export function toggleFamily(family: NoteFamily, text: string): string {
  const selected = parseFamilies(text);
  return FAMILIES.filter((one) => selected.includes(one) !== (one === family)).join();
}

/** Returns the value that the text equals, else the first one. */
export function oneOf<Value extends string>(
  values: readonly [Value, ...Value[]],
  text: string | null,
): Value {
  return values.find((value) => value === text) ?? values[0];
}

/** Reads the view from a query. A missing or invalid value becomes the default. */
export function parseView(query: URLSearchParams) {
  return {
    search: tidyQuery(query.get(params.search) ?? ''),
    sort: oneOf(SORTS, query.get(params.sort)),
    price: oneOf(PRICE_BANDS, query.get(params.price)),
    /** Families of scents, separated by commas; '' for all. */
    family: parseFamilies(query.get(params.family)).join(),
    /** '1': only the saved perfumes. */
    saved: oneOf(['', '1'], query.get(params.saved)),
  };
}

/** What the catalogue shows; its address carries it: `?search=&sort=&price=&family=&saved=`. */
export type CatalogueView = ReturnType<typeof parseView>;

export const DEFAULT_VIEW = parseView(new URLSearchParams());

/** Writes a view into a query: '' or '?…'. Defaults are left out, other parameters stay. */
export function writeView(view: CatalogueView, query: URLSearchParams): string {
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries(view)) {
    if (value === DEFAULT_VIEW[name as keyof CatalogueView]) next.delete(name);
    else next.set(name, value);
  }
  // A comma needs no escape in a query.
  const text = next.toString().replaceAll('%2C', ',');
  return text && `?${text}`;
}

/** Whether the view needs the whole catalogue: the server knows only the search. */
export function needsAllPages({ sort, price, family, saved }: CatalogueView): boolean {
  return sort !== 'featured' || price !== 'all' || family !== '' || saved !== '';
}

/** Filters the loaded products and sorts them. Equal products keep the server's order. */
export function filterAndSort(
  products: readonly Product[],
  view: CatalogueView,
  savedIds: readonly string[],
): readonly Product[] {
  if (!needsAllPages(view)) return products;
  const { sort, family, saved } = view;
  const [least, most] = BOUNDS[view.price];
  const savedKeys = new Set(savedIds.map(productKey));
  const kept = filterByFamilies(products, parseFamilies(family)).filter(
    ({ id, price }) => price >= least && price <= most && (saved === '' || savedKeys.has(productKey(id))),
  );
  return sort === 'featured' ? kept : kept.sort(SORTERS[sort]());
}
