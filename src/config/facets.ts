import type { PerfumeKey } from './perfumes';

/** What a note smells of; 'amber' stands for all resins and balsams, 'gourmand' for what one could eat. */
export type NoteFamily =
  'citrus' | 'fruit' | 'floral' | 'spice' | 'musk' | 'amber' | 'gourmand' | 'wood' | 'leather';
export type Season = 'spring' | 'summer' | 'autumn' | 'winter';
export type Hour = 'day' | 'evening' | 'night';
/** How far it is noticed. 1: close to the skin; 3: an arm's length; 5: it leaves a trail through a room. */
export type Sillage = 1 | 2 | 3 | 4 | 5;

/** What the shop can compare of a perfume, so that one can choose without smelling it. */
export interface Facets {
  /** What leads comes first, in each of the lists. */
  notes: readonly NoteFamily[];
  seasons: readonly Season[];
  hours: readonly Hour[];
  /** About how many hours it stays on the skin. */
  lasts: number;
  sillage: Sillage;
}

/** The facets of the house's perfumes: glance, comparison, pairs and Find your scent follow from them. */
export const facets = {
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
} as const satisfies Record<PerfumeKey, Facets>;
