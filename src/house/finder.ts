import { closerPictures } from './closerPictures';
import { pictures } from './pictures';
import type { NoteFamily, Season, Sillage, TimeOfDay } from '#houseTypes/perfume';

/** Find your scent: the answers to 'What are you drawn to?', by family. */
export const draws = {
  musk: 'Clean skin and linen',
  floral: 'Flowers',
  amber: 'Amber and resin',
  gourmand: 'Vanilla and honey',
  spice: 'Spices',
  wood: 'Dark wood',
} as const satisfies Partial<Record<NoteFamily, string>>;

/** 'When will it be worn?' A perfume agrees whose facts have both. */
export const occasions = {
  day: { season: 'spring', time: 'day' },
  evening: { season: 'autumn', time: 'evening' },
  night: { season: 'winter', time: 'night' },
} as const satisfies Record<string, { season: Season; time: TimeOfDay }>;

/** 'How far should it reach?' A perfume agrees whose sillage is one of these. */
export const distances = {
  close: [1, 2],
  table: [2, 3, 4],
  room: [4, 5],
} as const satisfies Record<string, readonly Sillage[]>;

/** The family that 'Nothing sweet' refuses. */
export const sweet: NoteFamily = 'gourmand';

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
  notSweet: 'not sweet',
  unknown: '',
} as const satisfies Record<keyof typeof draws | keyof typeof occasions | keyof typeof distances, string> &
  Record<string, string>;

/** The pictures of the answers on the time of day, walls in its light, and on the distance: cap and glass. */
export const answerPictures = {
  day: pictures.lightSpring,
  evening: pictures.lightAutumn,
  night: pictures.lightWinter,
  close: closerPictures.productClassicMuskDetail,
  table: closerPictures.productAmberNightsDetail,
  room: closerPictures.productRoyalOudDetail,
} as const;
