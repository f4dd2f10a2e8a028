import type { NoteDrawingName } from '../config/noteDrawings';
import type { NoteFamily } from '../config/facets';
import type { PerfumeKey } from '../config/perfumes';
import { brand } from './brand';

export interface Note {
  name: string;
  family: NoteFamily;
  detail: string;
  drawing?: NoteDrawingName;
}

/** The texts of one perfume, for its page and for the features that compare perfumes. */
export interface PerfumeText {
  description: string;
  story: readonly string[];
  notes: { top: readonly Note[]; heart: readonly Note[]; base: readonly Note[] };
  concentration: string;
  size: string;
  wear: readonly string[];
  character: { longevity: string; sillage: string; season: string };
}

/** A perfume's tagline and alternative text; the previous perfume's page shows them too. */
export const perfumeLines: Record<PerfumeKey, { tagline: string; alt: string }> = {
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
