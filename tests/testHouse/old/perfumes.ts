import type { PerfumeFacts } from '#houseTypes/perfume';
import { brand } from './house';

export type PerfumeKey = 'classicMusk' | 'amberNights' | 'vanillaEmber' | 'royalOud';

export const perfumes: Readonly<Record<PerfumeKey, PerfumeFacts<PerfumeKey>>> = {
  classicMusk: {
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
      reason: 'It shares the musk, and brings warmth. Spray Classic Musk first, Vanilla Ember over it.',
    },
    pictures: 'ClassicMusk',
    ground: 'stone',
  },
  amberNights: {
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
      reason: 'It shares spice and flowers, and stays closer to the skin.',
    },
    pictures: 'AmberNights',
    ground: 'smoke',
  },
  vanillaEmber: {
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
  },
  royalOud: {
    name: 'Royal Oud',
    path: '/products/royal-oud',
    ml: 50,
    concentration: 'Eau de Parfum Intense',
    facets: {
      families: ['wood', 'leather', 'amber', 'spice', 'floral', 'fruit'],
      seasons: ['winter'],
      timesOfDay: ['night', 'evening'],
      lastsHours: 10,
      sillage: 5,
    },
    tagline: 'Dark wood, held like a secret.',
    alt: `Royal Oud by ${brand}: a tall dark glass bottle of burgundy perfume with a gold block cap`,
    wornWith: { perfume: 'amberNights', reason: 'It shares wood and amber, and stays closer to the skin.' },
    pictures: 'RoyalOud',
    ground: 'ink',
  },
};
