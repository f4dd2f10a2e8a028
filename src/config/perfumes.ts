import type { pictures } from './pictures';

/** What the law requires for a perfume. Texts may have several lines; missing facts show nowhere. */
export interface SafetyFacts {
  /** The list of ingredients on the packaging, allergens included (INCI). */
  ingredients?: string;
  warnings?: string;
  /** The person or company responsible for the product: name, postal and electronic address. */
  responsiblePerson?: string;
  /** The batch number, or where to find it. */
  batch?: string;
  /** For example 'Use within 36 months of opening.' */
  shelfLife?: string;
}

/** A row of the perfumes table. Everything in the shop that names individual perfumes derives from it. */
export interface PerfumeRow {
  /** The product's name in the API. */
  name: string;
  path: string;
  /** The bottle, a key of config/pictures.ts. */
  picture: keyof typeof pictures;
  /** Takes precedence over `safetyOfAll` in shopOwner.ts. */
  safety?: SafetyFacts;
}

/** The shop's own perfumes, in display order; texts are in i18n, facets in config/facets. */
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
