import { familiesByName, familyWords } from '#house/familyWords';
import { perfumes } from '#house/perfumes';
import type { NoteFamily } from '#houseTypes/perfume';
import { isSameName } from '#lib/names';
import { keysOf } from '#lib/tables';
import { stem, tokensOf } from '#lib/wording';
import { affirmedWords } from './denials';
import { perfumeOfProduct } from './perfumeTargets';
import type { Product } from './product';

type Described = Pick<Product, 'name' | 'description'>;

const stemsOf = (words: readonly string[]): string => words.map(stem).join(' ');

const familyOfPhrase = new Map<string, NoteFamily | ''>(
  keysOf(familyWords).flatMap((family) =>
    familyWords[family].split(', ').map((phrase) => [stemsOf(tokensOf(phrase)), family] as const),
  ),
);

/** Reads the families in a description. A phrase of two words counts before its single words: 'rose wood'. */
function familiesIn(description: string): ReadonlySet<NoteFamily> {
  const words = affirmedWords(description);
  const families = new Set<NoteFamily>();
  let at = 0;
  while (at < words.length) {
    const pair = familyOfPhrase.get(stemsOf(words.slice(at, at + 2)));
    const family = pair ?? familyOfPhrase.get(stemsOf(words.slice(at, at + 1)));
    if (family) families.add(family);
    at += pair === undefined ? 1 : 2;
  }
  return families;
}

/** What was found before: the list asks again at each render. */
const knownFamilies = new WeakMap<Described, ReadonlySet<NoteFamily>>();

/** The families of one of the shop's perfumes, of the house's table, or else those that the description names. */
export function familiesOf(product: Described): ReadonlySet<NoteFamily> {
  const known = knownFamilies.get(product);
  if (known) return known;
  const { name, description } = product;
  const own = perfumeOfProduct(name);
  const byName = Object.entries(familiesByName).find(([other]) => isSameName(name, other))?.[1];
  const stated = own ? perfumes[own.perfume].facets.families : byName;
  const families = stated ? new Set(stated) : familiesIn(description);
  knownFamilies.set(product, families);
  return families;
}

/** Keeps the products of any of these families; all, if there are none. */
export function filterByFamilies<Row extends Described>(
  products: readonly Row[],
  wanted: readonly NoteFamily[],
): readonly Row[] {
  if (wanted.length === 0) return products;
  return products.filter((product) => wanted.some((family) => familiesOf(product).has(family)));
}

export function countFamilies(products: readonly Described[]): ReadonlyMap<NoteFamily, number> {
  const counts = new Map<NoteFamily, number>();
  for (const family of products.flatMap((product) => [...familiesOf(product)]))
    counts.set(family, (counts.get(family) ?? 0) + 1);
  return counts;
}
