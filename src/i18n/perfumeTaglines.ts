import type { PerfumeKey } from '../config/perfumes';
import { brand } from './brand';

/** The tagline of each perfume, and its picture's alternative text. The previous perfume's page shows both. */
export const perfumeTaglines: Record<PerfumeKey, { tagline: string; alt: string }> = {
  classicMusk: {
    tagline: 'Skin, linen and the first light.',
    alt: `Classic Musk by ${brand}: a clear glass bottle of pale champagne perfume with a white stone cap, on a travertine plinth`,
  },
  amberNights: {
    tagline: 'The hour when the room is lit from within.',
    alt: `Amber Nights by ${brand}: a faceted smoky glass bottle of deep amber perfume with a bronze cap`,
  },
  vanillaEmber: {
    tagline: 'Vanilla, after the flame has gone.',
    alt: `Vanilla Ember by ${brand}: a soft cylindrical bottle of honey-coloured perfume with a pale wood cap`,
  },
  royalOud: {
    tagline: 'Dark wood, held like a secret.',
    alt: `Royal Oud by ${brand}: a tall dark glass bottle of burgundy perfume with a gold block cap`,
  },
};
