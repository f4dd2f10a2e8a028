import type { NoteFamily, WordTable } from '#houseTypes/perfume';

export const scents: WordTable = {
  tea: 'teapot, cup of tea',
  rain: 'storm, puddle, petrichor',
  fig: 'fig tree',
  'salt, rope, tar': 'harbour, boat',
  leather: 'saddle',
  mimosa: 'yellow flower',
  honey: 'bee',
  linen: 'sheet',
};
export const qualities: WordTable = {
  'family sweet': 'sugary',
  'family wood': 'woody',
  'family marine': 'watery, fresh',
  'family tea, family spice': 'warm',
  'family spice': 'spicy',
  'family resin, tar': 'smoky',
  bitter: '',
};
export const moods: WordTable = { tar: 'bold', honey: 'tender' };
export const conditions: WordTable = {
  day: 'every day',
  night: 'party',
  year: 'all year',
  light: 'subtle, quiet, soft',
  strong: 'intense',
  notLight: 'across table',
  lasting: 'last, long',
  cheap: 'low price',
  dear: 'pricey',
};
export const always: WordTable = { light: 'bus' };
export const near: WordTable = { coffee: 'tea' };
export const others = 'banana, coconut, rose, tobacco, coffee, vanilla, oud, smoke, soap';
export const qualifiers = 'black sea saddle skin bitter bark leaf milk';
export const properNouns: readonly string[] = [];
export const likenesses = '';
export const aboutBottle = 'The bottle ';
export const familySentences: Readonly<Record<NoteFamily, string>> = {
  citrus: 'Bright with citrus.',
  herb: 'Green with herbs.',
  tea: 'Steeped like tea.',
  floral: 'Soft with flowers.',
  marine: 'Clear as rain.',
  spice: 'Warm with spice.',
  musk: 'Clean musk.',
  resin: 'Dark resin.',
  sweet: 'A little sweet.',
  wood: 'Woody to the base.',
  leather: 'Worn leather.',
};
