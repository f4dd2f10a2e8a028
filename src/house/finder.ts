import { closerPictures } from './closerPictures';
import { pictures } from './pictures';
import type { NoteFamily } from './types';

interface Draw {
  answer: string;
  /** A symbol of public/notes.svg. */
  drawing: string;
}

/** Find your scent: the answers to 'What are you drawn to?', by family. */
export const draws = {
  musk: { answer: 'Clean skin and linen', drawing: 'musk' },
  floral: { answer: 'Flowers', drawing: 'rose' },
  amber: { answer: 'Amber and resin', drawing: 'amber' },
  gourmand: { answer: 'Vanilla and honey', drawing: 'vanilla' },
  spice: { answer: 'Spices', drawing: 'saffron' },
  wood: { answer: 'Dark wood', drawing: 'oud' },
} as const satisfies Partial<Record<NoteFamily, Draw>>;

/** What each answer asks of the search, in a wish's words. */
export const wishOf = {
  day: 'spring day',
  evening: 'autumn evening',
  night: 'winter night',
  close: 'subtle',
  table: 'across a table',
  room: 'strong',
  musk: 'clean musk',
  floral: 'flowers',
  amber: 'amber',
  gourmand: 'vanilla',
  spice: 'spices',
  wood: 'wood',
  unknown: '',
} as const satisfies Record<keyof typeof draws, string> & Record<string, string>;

/** The pictures of the answers on the time of day and the distance. */
export const answerPictures = {
  day: pictures.editionSignature,
  evening: pictures.editionLimited,
  night: pictures.editionUltraRare,
  close: closerPictures.productClassicMuskDetail,
  table: closerPictures.productAmberNightsDetail,
  room: closerPictures.productRoyalOudDetail,
} as const;
