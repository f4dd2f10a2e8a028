import type { NoteFamily } from '#shop/config/perfume';
import { closerPictures } from './closerPictures';
import type { NoteDrawingName } from './noteDrawings';
import { pictures } from './pictures';

interface Draw {
  answer: string;
  drawing: NoteDrawingName;
  /** The word that product names use, for a search of the catalogue. */
  namedAfter: string;
}

/** Find your scent: the answers to 'What are you drawn to?', by family. */
export const draws = {
  musk: { answer: 'Clean skin and linen', drawing: 'musk', namedAfter: 'musk' },
  floral: { answer: 'Flowers', drawing: 'rose', namedAfter: 'rose' },
  amber: { answer: 'Amber and resin', drawing: 'amber', namedAfter: 'amber' },
  gourmand: { answer: 'Vanilla and honey', drawing: 'vanilla', namedAfter: 'vanilla' },
  spice: { answer: 'Spices', drawing: 'saffron', namedAfter: 'saffron' },
  wood: { answer: 'Dark wood', drawing: 'oud', namedAfter: 'oud' },
} as const satisfies Partial<Record<NoteFamily, Draw>>;

/** The pictures of the answers on the wearer, the time of day, the distance and the budget. */
export const answerPictures = {
  me: pictures.heroEmberTall,
  someone: pictures.heroCollectionTall,
  day: pictures.editionSignature,
  evening: pictures.editionLimited,
  night: pictures.editionUltraRare,
  close: closerPictures.productClassicMuskDetail,
  table: closerPictures.productAmberNightsDetail,
  room: closerPictures.productRoyalOudDetail,
  'to-100': closerPictures.travelSpray,
  'to-200': pictures.productAmberNights,
  any: pictures.productRoyalOud,
} as const;
