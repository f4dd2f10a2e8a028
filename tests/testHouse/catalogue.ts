import { brand } from './house';

export const catalogueTexts = {
  description: `The perfumes of ${brand}: tea, rain, fig, flowers and tar, in bottles of thirty and fifty millilitres.`,
  titleBefore: 'All',
  titleHighlight: 'Five',
  tagline: 'Tea, rain, fig, flowers and tar.',
  bannerAlt: 'A bottle before a dark wall',
} as const;
