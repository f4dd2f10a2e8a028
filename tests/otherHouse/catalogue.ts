import { brand } from './house';

/** What the catalogue says of the house. */
export const catalogueTexts = {
  description: `Browse the ${brand} catalogue: perfumes of ink, salt and orange trees, sorted by name or by price.`,
  titleBefore: 'All That',
  titleHighlight: 'the Tide Brought',
  tagline: 'Three perfumes, and what washed up beside them.',
  bannerAlt: `Three ${brand} perfumes on dark stone`,
} as const;
