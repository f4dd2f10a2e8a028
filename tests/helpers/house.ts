import { PAGE_SIZE } from '../../src/config/constants';
import { perfumes, type PerfumeKey } from '../../src/config/perfumes';
import { brand } from '../../src/i18n/brand';
import { homeTexts } from '../../src/i18n/home';
import { keysOf } from '../../src/lib/tables';
import { productRow, seedProducts } from '../../src/mocks/seed/catalogue';
import { formatCents } from '../../src/model/money';
import { slides } from '../../src/pages/home/slides';

/**
 * What the browser tests know about the house: its products by their role, never by their names, so that the
 * tests fit every house.
 */

/** A product as the mock sells it. */
interface Sold {
  name: string;
  description: string;
  /** In cents. */
  price: number;
  /** How many pictures its panel shows. */
  pictures: number;
}

/** One of the house's own perfumes, which has a page. */
export interface OwnPerfume extends Sold {
  key: PerfumeKey;
  path: string;
}

/** The catalogue in the server's order. */
const catalogue: readonly Sold[] = seedProducts.map((product) => {
  const { images } = productRow(product, String);
  return {
    name: product.name,
    description: product.description,
    price: product.cents,
    pictures: Array.isArray(images) ? images.length : 1,
  };
});

function need<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw new Error(`these tests need ${what} (src/house)`);
  return value;
}

/** The house's own perfumes, in display order. */
export const own: readonly OwnPerfume[] = keysOf(perfumes).map((key) => ({
  key,
  ...perfumes[key],
  ...need(
    catalogue.find(({ name }) => name === perfumes[key].name),
    `a mock that sells ${perfumes[key].name}`,
  ),
}));

/** The first two of the house's own perfumes. */
export const [first, second] = [
  need(own[0], 'a perfume of the house'),
  need(own[1], 'a second perfume of the house'),
];

/** The own perfume with the longest name. As no other name contains it, a search for it has one match. */
export const longestNamed: OwnPerfume = own.reduce((longest, next) =>
  next.name.length > longest.name.length ? next : longest,
);

/** One that is not {@link longestNamed}. */
export const other: OwnPerfume = longestNamed === first ? second : first;

export const dearest: OwnPerfume = own.reduce((most, next) => (next.price > most.price ? next : most));

/** The own perfume whose picture and link end the page of another. */
export const after = ({ key }: OwnPerfume): OwnPerfume =>
  own[own.findIndex((perfume) => perfume.key === key) + 1] ?? first;

/** The product that the catalogue shows first. */
export const featured: Sold = need(catalogue[0], 'a product in the mock');

/** A product of the catalogue's first page that has a panel instead of a page, with two pictures. */
export const inPanel: Sold = need(
  catalogue
    .slice(0, PAGE_SIZE)
    .find(({ name, pictures }) => pictures === 2 && own.every((perfume) => perfume.name !== name)),
  'a product with two pictures among the first ten, besides the own perfumes',
);

/** The price of a number of pieces, as the shop shows it. */
export const priceOf = ({ price }: Sold, pieces = 1): string => formatCents(price * pieces);

/** The end of every page's title. */
export const titleEnd = ` | ${brand}`;

export { brand, slides };

/** The place of a slide with a film, from 0. */
export const withFilm = slides.findIndex(({ film }) => film !== undefined);

/** The heading of Home. */
export const welcome = homeTexts.heroHeadline;
