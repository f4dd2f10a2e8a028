import type { pictures } from './pictures';

/** A row of the table of perfumes: all of the shop that knows the perfumes one by one follows from it. */
export interface PerfumeRow {
  /** As the API names the product. */
  name: string;
  path: string;
  /** Its picture in config/pictures. */
  picture: keyof typeof pictures;
}

/** The house's own perfumes in the order of the shop; their texts stand in i18n/perfumes, their facets in config/facets. */
export const perfumes = {
  classicMusk: {
    name: 'Classic Musk',
    path: '/products/classic-musk',
    picture: 'productClassicMusk',
  },
  amberNights: {
    name: 'Amber Nights',
    path: '/products/amber-nights',
    picture: 'productAmberNights',
  },
  vanillaEmber: {
    name: 'Vanilla Ember',
    path: '/products/vanilla-ember',
    picture: 'productVanillaEmber',
  },
  royalOud: {
    name: 'Royal Oud',
    path: '/products/royal-oud',
    picture: 'productRoyalOud',
  },
} as const satisfies Record<string, PerfumeRow>;

export type PerfumeKey = keyof typeof perfumes;
