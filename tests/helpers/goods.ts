import { PAGE_SIZE } from '#config/constants';
import { perfumes } from '#house/perfumes';
import { formatCents } from '#lib/money';
import { seedProducts } from '#mocks/seed/catalogue';
import { perfumeTargets, type PerfumeTarget } from '#shop/products/perfumeTargets';

/**
 * The products of the house by what a test needs of them, never by their names, so that tests fit every house.
 */

/** A product as the mock sells it. */
export interface Sold {
  id: string;
  name: string;
  /** In cents. */
  price: number;
  /** How many pictures its panel shows. */
  pictures: number;
}

/** One of the house's own perfumes, which has a page. */
export interface OwnPerfume extends Sold, PerfumeTarget {}

const catalogue: readonly Sold[] = seedProducts.map(({ id, name, cents, pictures }) => ({
  id,
  name,
  price: cents,
  pictures: pictures.length,
}));

/** Returns what a house must have for the browser tests. @throws Error if it has none */
export function need<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw new Error(`the tests need ${what} (mockShop.ts of the house)`);
  return value;
}

/** The house's own perfumes, in display order. */
export const own: readonly OwnPerfume[] = perfumeTargets.map((target) => ({
  ...need(
    catalogue.find(({ name }) => name === target.name),
    `a mock that sells ${target.name}`,
  ),
  ...target,
}));

/** The first three of the house's own perfumes: a house has at least three. */
export const [first, second, third] = [
  need(own[0], 'a perfume of the house'),
  need(own[1], 'a second perfume of the house'),
  need(own[2], 'a third perfume of the house'),
];

/** The own perfume with the longest name. As no other name contains it, a search for it has one match. */
export const longestNamed: OwnPerfume = own.reduce((longest, next) =>
  next.name.length > longest.name.length ? next : longest,
);

/** The name of a perfume's option in the search overlay. */
export const optionName = ({ name, perfume }: OwnPerfume): string => `${name} ${perfumes[perfume].tagline}`;

/** One that is not {@link longestNamed}. */
export const other: OwnPerfume = longestNamed === first ? second : first;

export const dearest: OwnPerfume = own.reduce((most, next) => (next.price > most.price ? next : most));

/** The own perfume whose picture and link end the page of another. */
export const after = ({ perfume }: OwnPerfume): OwnPerfume =>
  own[own.findIndex((one) => one.perfume === perfume) + 1] ?? first;

/** The product that the catalogue shows first. */
export const featured: Sold = need(catalogue[0], 'a product in the mock');

export const cheapest: Sold = catalogue.reduce((least, next) => (next.price < least.price ? next : least));

/** A product of the catalogue's first page that has a panel instead of a page, with two pictures. */
export const inPanel: Sold = need(
  catalogue
    .slice(0, PAGE_SIZE)
    .find(({ name, pictures }) => pictures === 2 && own.every((perfume) => perfume.name !== name)),
  'a product with two pictures among the first ten, besides the own perfumes',
);

/** A product that has no picture yet. */
export const withoutPicture: Sold = need(
  catalogue.find(({ pictures }) => pictures === 0),
  'a product without a picture',
);

/** The price of a number of pieces, as the shop shows it. */
export const priceOf = ({ price }: Sold, pieces = 1): string => formatCents(price * pieces);
