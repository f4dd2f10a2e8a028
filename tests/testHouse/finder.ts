import { closerPictures } from './closerPictures';
import { pictures } from './pictures';
import type { NoteFamily, Season, Sillage, TimeOfDay } from '#houseTypes/perfume';

export const draws = {
  tea: 'Tea and spices',
  marine: 'Rain and sea',
  sweet: 'Fig and honey',
  leather: 'Leather and tar',
} as const satisfies Partial<Record<NoteFamily, string>>;

export const occasions = {
  day: { season: 'spring', time: 'day' },
  evening: { season: 'autumn', time: 'evening' },
  night: { season: 'winter', time: 'night' },
} as const satisfies Record<string, { season: Season; time: TimeOfDay }>;

export const distances = { close: [1, 2], table: [2, 3, 4], room: [4, 5] } as const satisfies Record<
  string,
  readonly Sillage[]
>;

export const sweet: NoteFamily = 'sweet';

export const wishOf = {
  day: 'spring day',
  evening: 'autumn evening',
  night: 'winter night',
  close: 'subtle',
  table: 'across a table',
  room: 'intense',
  tea: 'tea',
  marine: 'rain',
  sweet: 'honey',
  leather: 'leather',
  notSweet: 'not sweet',
  unknown: '',
} as const satisfies Record<keyof typeof draws | keyof typeof occasions | keyof typeof distances, string> &
  Record<string, string>;

export const answerPictures = {
  day: pictures.about,
  evening: pictures.gift,
  night: pictures.hero,
  close: closerPictures.productRainDetail,
  table: closerPictures.productBlackTeaDetail,
  room: closerPictures.productHarbourDetail,
} as const;
