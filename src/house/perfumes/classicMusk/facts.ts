import { brand } from '../../house';
import type { PerfumeFacts } from '#houseTypes/perfume';

export const classicMusk = {
  name: 'Classic Musk',
  path: '/products/classic-musk',
  ml: 50,
  concentration: 'Eau de Parfum',
  facets: {
    families: ['musk', 'floral', 'citrus', 'fruit', 'wood'],
    seasons: ['spring', 'summer', 'autumn', 'winter'],
    timesOfDay: ['day'],
    lastsHours: 6,
    sillage: 1,
  },
  tagline: 'Skin, linen and the first light.',
  alt: `Classic Musk by ${brand}: a clear glass bottle of pale champagne perfume with a white stone cap, on a travertine plinth`,
  wornWith: {
    perfume: 'vanillaEmber',
    reason: 'It brings warmth. Spray Classic Musk first, Vanilla Ember over it.',
  },
  pictures: 'ClassicMusk',
  ground: 'stone',
} as const satisfies PerfumeFacts;
