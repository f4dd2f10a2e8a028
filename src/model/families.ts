import { families } from '#house/families';
import { familiesByName, familyWords } from '#house/familyWords';
import { perfumes } from '#house/perfumes';
import type { NoteFamily } from '../config/perfume';
import { isSameName } from '../lib/names';
import { keysOf } from '../lib/tables';
import { affirmedWords } from './denials';
import type { Product } from './product';
import { perfumeOfProduct } from './searchTargets';
import { stem, tokensOf } from './wording';

/** A product's families, each with the words of its description that say so; none if the house says it. */
export type FamiliesOf = ReadonlyMap<NoteFamily, readonly string[]>;

type Described = Pick<Product, 'name' | 'description'>;

const MAX_PHRASE = 2;
const stemsOf = (words: readonly string[]): string => words.map(stem).join(' ');

const familyOfPhrase = new Map<string, NoteFamily | ''>(
  keysOf(familyWords).flatMap((family) =>
    familyWords[family].split(', ').map((phrase) => [stemsOf(tokensOf(phrase)), family] as const),
  ),
);

/** Reads the families in a description, in linear time. */
function familiesIn(description: string): FamiliesOf {
  const words = affirmedWords(description);
  const found = new Map<NoteFamily, string[]>();
  for (let at = 0; at < words.length;) {
    let length = MAX_PHRASE;
    while (length > 1 && !familyOfPhrase.has(stemsOf(words.slice(at, at + length)))) length -= 1;
    const phrase = words.slice(at, at + length);
    const family = familyOfPhrase.get(stemsOf(phrase));
    const said = phrase.join(' ');
    if (family && !found.get(family)?.includes(said)) found.set(family, [...(found.get(family) ?? []), said]);
    at += length;
  }
  return found;
}

function readFamiliesOf({ name, description }: Described): FamiliesOf {
  const own = perfumeOfProduct(name);
  const byName = Object.entries(familiesByName).find(([other]) => isSameName(name, other))?.[1];
  const stated = own ? perfumes[own.perfume].facets.notes : byName;
  return stated ? new Map(stated.map((family) => [family, []])) : familiesIn(description);
}

const known = new WeakMap<Described, FamiliesOf>();

/**
 * The families of a product: one of the shop's own perfumes, in any size, has its facets; another
 * has the families of the house's table, else those that its description names and does not deny.
 */
export function familiesOf(product: Described): FamiliesOf {
  const before = known.get(product);
  if (before) return before;
  const read = readFamiliesOf(product);
  known.set(product, read);
  return read;
}

/** Keeps the products of any of these families; all, if there are none. */
export function ofFamilies<Row extends Described>(
  products: readonly Row[],
  wanted: readonly NoteFamily[],
): readonly Row[] {
  if (wanted.length === 0) return products;
  return products.filter((product) => wanted.some((family) => familiesOf(product).has(family)));
}

/** The words for which a product is among these families; none if the house says that it is in one of them. */
export function wordsForFamilies(product: Described, wanted: readonly NoteFamily[]): readonly string[] {
  const words = wanted.flatMap((family) => {
    const said = familiesOf(product).get(family);
    return said ? [said] : [];
  });
  return words.some((said) => said.length === 0) ? [] : words.flat();
}

/** How many products each family has. */
export function countFamilies(products: readonly Described[]): ReadonlyMap<NoteFamily, number> {
  const has = (family: NoteFamily): number =>
    products.filter((product) => familiesOf(product).has(family)).length;
  return new Map(keysOf(families).map((family) => [family, has(family)]));
}
