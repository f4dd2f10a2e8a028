import { brand } from '../../house';
import type { PerfumeFacts } from '#houseTypes/perfume';

export const vanillaEmber = {
  name: 'Vanilla Ember',
  path: '/products/vanilla-ember',
  ml: 50,
  concentration: 'Eau de Parfum',
  facets: {
    families: ['gourmand', 'wood', 'spice', 'floral', 'citrus'],
    seasons: ['winter', 'autumn', 'spring'],
    timesOfDay: ['evening', 'day'],
    lastsHours: 8,
    sillage: 2,
  },
  tagline: 'Vanilla, after the flame has gone.',
  alt: `Vanilla Ember by ${brand}: a soft cylindrical bottle of honey-coloured perfume with a pale wood cap`,
  wornWith: {
    perfume: 'classicMusk',
    reason: 'Clean musk under vanilla. Spray Classic Musk first, Vanilla Ember over it.',
  },
  pictures: 'VanillaEmber',
  ground: 'honey',
} as const satisfies PerfumeFacts;
