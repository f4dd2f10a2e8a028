import type { pictures } from '../ui/pictures';

/** What a perfume smells of; 'amber' stands for all resins and balsams, 'gourmand' for what one could eat. */
export type NoteFamily =
  'citrus' | 'fruit' | 'floral' | 'spice' | 'musk' | 'amber' | 'gourmand' | 'wood' | 'leather';
export type Season = 'spring' | 'summer' | 'autumn' | 'winter';
export type Hour = 'day' | 'evening' | 'night';
/** 1: about six hours; 2: seven to nine; 3: ten and more. */
export type Longevity = 1 | 2 | 3;
/** How far it is noticed. 1: close to the skin; 2: an arm's length; 3: it leaves a trail. */
export type Sillage = 1 | 2 | 3;

/** A row of the table of perfumes: all of the shop that knows the perfumes one by one follows from it. */
export interface PerfumeRow {
  /** As the API names the product. */
  name: string;
  path: string;
  /** Its picture in ui/pictures. */
  picture: keyof typeof pictures;
  /** What leads comes first, in each of the lists. */
  notes: readonly NoteFamily[];
  seasons: readonly Season[];
  hours: readonly Hour[];
  longevity: Longevity;
  sillage: Sillage;
}

/** The house's own perfumes in the order of the shop; their texts stand in i18n/perfumes. */
export const perfumes = {
  classicMusk: {
    name: 'Classic Musk',
    path: '/products/classic-musk',
    picture: 'productClassicMusk',
    notes: ['musk', 'floral', 'citrus', 'fruit', 'wood'],
    seasons: ['spring', 'summer', 'autumn', 'winter'],
    hours: ['day'],
    longevity: 1,
    sillage: 1,
  },
  amberNights: {
    name: 'Amber Nights',
    path: '/products/amber-nights',
    picture: 'productAmberNights',
    notes: ['amber', 'spice', 'floral', 'citrus', 'fruit', 'wood'],
    seasons: ['autumn', 'winter'],
    hours: ['evening', 'night'],
    longevity: 2,
    sillage: 2,
  },
  vanillaEmber: {
    name: 'Vanilla Ember',
    path: '/products/vanilla-ember',
    picture: 'productVanillaEmber',
    notes: ['gourmand', 'wood', 'spice', 'floral', 'citrus', 'leather'],
    seasons: ['winter', 'autumn', 'spring'],
    hours: ['evening', 'day'],
    longevity: 2,
    sillage: 2,
  },
  royalOud: {
    name: 'Royal Oud',
    path: '/products/royal-oud',
    picture: 'productRoyalOud',
    notes: ['wood', 'leather', 'amber', 'spice', 'floral', 'fruit'],
    seasons: ['winter'],
    hours: ['night', 'evening'],
    longevity: 3,
    sillage: 3,
  },
} as const satisfies Record<string, PerfumeRow>;

export type PerfumeKey = keyof typeof perfumes;
