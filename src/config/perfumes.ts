import type { pictures } from './pictures';

/** What the law has a shop show of a perfume, each a text that may have several lines; what is left out shows nowhere. */
export interface SafetyFacts {
  /** The list of the packaging, allergens included (INCI). */
  ingredients?: string;
  warnings?: string;
  /** Who answers for the product: name, postal and electronic address. */
  responsiblePerson?: string;
  /** Where the batch number stands, or which it is. */
  batch?: string;
  /** Such as 'Use within 36 months of opening.' */
  shelfLife?: string;
}

/** A row of the table of perfumes: all of the shop that knows the perfumes one by one follows from it. */
export interface PerfumeRow {
  /** As the API names the product. */
  name: string;
  path: string;
  picture: keyof typeof pictures;
  /** Goes before what `safetyOfAll` in shopOwner.ts says. */
  safety?: SafetyFacts;
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
