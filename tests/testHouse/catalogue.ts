import { brand } from './house';

/** What the catalogue says of the house. */
export const catalogueTexts = {
  description: `Browse the ${brand} catalogue: perfumes of musk, amber, vanilla, oud and flowers. Search by name, sort by price and order the one you keep returning to.`,
  titleBefore: 'The House',
  titleHighlight: 'Collection',
  tagline: 'Elegance that enters softly, and an allure that stays.',
  bannerAlt: `Three ${brand} perfumes on dark stone`,
} as const;
