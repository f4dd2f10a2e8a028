import { brand } from '../../house';
import type { PerfumeFacts } from '#houseTypes/perfume';

export const amberNights = {
  name: 'Amber Nights',
  path: '/products/amber-nights',
  ml: 50,
  concentration: 'Eau de Parfum',
  facets: {
    families: ['amber', 'spice', 'floral', 'citrus', 'fruit', 'wood'],
    seasons: ['autumn', 'winter'],
    timesOfDay: ['evening', 'night'],
    lastsHours: 8,
    sillage: 3,
  },
  tagline: 'The hour when the room is lit from within.',
  alt: `Amber Nights by ${brand}: a faceted smoky glass bottle of deep amber perfume with a bronze cap`,
  wornWith: {
    perfume: 'vanillaEmber',
    reason: 'Vanilla rounds the resin. Spray Amber Nights first, Vanilla Ember over it.',
  },
  pictures: 'AmberNights',
  ground: 'smoke',
} as const satisfies PerfumeFacts;
