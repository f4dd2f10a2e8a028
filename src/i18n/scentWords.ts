import type { Hour, NoteFamily, Season } from '../config/facets';
import { translator } from './translator';

/** Words that people use for scents, and the reasons that the search shows. */

/** Words without a meaning for a scent. */
export const EMPTY_WORDS =
  'a an and any for from in is it like me my of on or scent scents smell smells smelling some something that the to with fragrance fragrances note notes perfume perfumes';

export const familyWords: Readonly<Record<NoteFamily, readonly string[]>> = {
  citrus: ['citrus', 'citrusy', 'fresh', 'zesty', 'bright'],
  fruit: ['fruit', 'fruity', 'juicy'],
  floral: ['floral', 'flowers', 'flowery', 'powdery'],
  spice: ['spice', 'spicy', 'warm'],
  musk: ['musk', 'musky', 'clean', 'linen', 'laundry', 'skin', 'soft'],
  amber: ['amber', 'resin', 'resinous', 'balsamic', 'oriental', 'warm'],
  gourmand: ['gourmand', 'sweet', 'edible', 'dessert', 'cosy', 'cozy'],
  wood: ['wood', 'woody', 'woods', 'earthy', 'smoky'],
  leather: ['leather', 'leathery', 'suede', 'animalic'],
};

export const hourWords: Readonly<Record<Hour, readonly string[]>> = {
  day: ['day', 'daytime', 'morning', 'everyday', 'office', 'work'],
  evening: ['evening', 'dinner', 'date', 'date night', 'romantic'],
  night: ['night', 'date night', 'party', 'going out', 'sexy'],
};

export const seasonWords: Readonly<Record<Season, readonly string[]>> = {
  spring: ['spring'],
  summer: ['summer', 'hot weather', 'holiday'],
  autumn: ['autumn', 'fall'],
  winter: ['winter', 'cold weather'],
};

/** Words for a perfume that stays close to the skin, and for one that leaves a trail. */
export const lightWords = [
  'light',
  'subtle',
  'quiet',
  'close',
  'discreet',
  'not too strong',
  'not strong',
] as const;
export const strongWords = ['strong', 'intense', 'heavy', 'bold'] as const;

/** Words for a perfume that lasts eight hours or more. */
export const lastingWords = ['long lasting', 'lasting', 'all day', 'all night'] as const;

export const t = translator({
  'reason.top': '{note} as it opens',
  'reason.heart': '{note} in its heart',
  'reason.base': '{note} in its base',
  'reason.citrus': 'Bright with citrus',
  'reason.fruit': 'Ripe fruit',
  'reason.floral': 'Soft with flowers',
  'reason.spice': 'Warm with spice',
  'reason.musk': 'Clean musk, close to the skin',
  'reason.amber': 'Glowing amber and resin',
  'reason.gourmand': 'Sweet with vanilla and honey',
  'reason.wood': 'Woody to the base',
  'reason.leather': 'A touch of leather',
  'reason.day': 'For the day',
  'reason.evening': 'For the evening',
  'reason.night': 'For late hours',
  'reason.spring': 'Worn in spring',
  'reason.summer': 'Worn in summer',
  'reason.autumn': 'Worn in autumn',
  'reason.winter': 'Worn in winter',
  'reason.light': 'Stays close to the skin',
  'reason.strong': 'Leaves a trail',
  'reason.lasting': 'Stays for about {hours} hours',
});
