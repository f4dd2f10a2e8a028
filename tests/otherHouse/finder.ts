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
  floral: { answer: 'Flowers', drawing: 'rose', namedAfter: 'orangery' },
  marine: { answer: 'The sea', drawing: 'tonka', namedAfter: 'kelp' },
  wood: { answer: 'Wood and ink', drawing: 'sandalwood', namedAfter: 'linden' },
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
