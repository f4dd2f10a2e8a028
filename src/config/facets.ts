import type { PerfumeKey } from './perfumes';

/** What a note smells of. 'amber' covers all resins and balsams, 'gourmand' everything edible. */
export type NoteFamily =
  'citrus' | 'fruit' | 'floral' | 'spice' | 'musk' | 'amber' | 'gourmand' | 'wood' | 'leather';
export type Season = 'spring' | 'summer' | 'autumn' | 'winter';
export type Hour = 'day' | 'evening' | 'night';
/** How far a perfume can be smelled: 1 close to the skin, 3 an arm's length, 5 across a room. */
export type Sillage = 1 | 2 | 3 | 4 | 5;

/** The properties by which the shop compares perfumes, so that shoppers can choose without smelling them. */
export interface Facets {
  /** In each list, the most important entry comes first. */
  notes: readonly [NoteFamily, ...NoteFamily[]];
  seasons: readonly [Season, ...Season[]];
  hours: readonly [Hour, ...Hour[]];
  /** About how many hours it lasts on the skin. */
  lasts: number;
  sillage: Sillage;
}

/** The facets of the shop's own perfumes, for summary, comparison, companions and Find your scent. */
export const facets: Readonly<Record<PerfumeKey, Facets>> = {
  classicMusk: {
    notes: ['musk', 'floral', 'citrus', 'fruit', 'wood'],
    seasons: ['spring', 'summer', 'autumn', 'winter'],
    hours: ['day'],
    lasts: 6,
    sillage: 1,
  },
  amberNights: {
    notes: ['amber', 'spice', 'floral', 'citrus', 'fruit', 'wood'],
    seasons: ['autumn', 'winter'],
    hours: ['evening', 'night'],
    lasts: 8,
    sillage: 3,
  },
  vanillaEmber: {
    notes: ['gourmand', 'wood', 'spice', 'floral', 'citrus'],
    seasons: ['winter', 'autumn', 'spring'],
    hours: ['evening', 'day'],
    lasts: 8,
    sillage: 2,
  },
  royalOud: {
    notes: ['wood', 'leather', 'amber', 'spice', 'floral', 'fruit'],
    seasons: ['winter'],
    hours: ['night', 'evening'],
    lasts: 10,
    sillage: 5,
  },
};
