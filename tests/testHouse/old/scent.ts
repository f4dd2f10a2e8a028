import type { NoteFamily, WordTable } from '#houseTypes/perfume';

export { aboutBottle, properNouns, qualifiers } from '../../../src/house/scent';

export const scents: WordTable = {
  'family floral': 'flower, blossom',
  musk: 'musky',
  wood: 'log',
  leather: '',
  'vanilla, honey, caramel, almond': 'bakery, icing',
  almond: '',
  honey: '',
  hay: 'field',
  rum: 'brandy',
  'rum, orange': 'bar',
  'orange blossom': 'orange flower',
  'blood orange, mandarin': 'orange',
  tea: 'black tea, tea room',
  iris: '',
  'powder, iris': 'make up',
  'linen, clean, musk': 'clean, soap',
  'skin, musk': 'skin, body, second skin, bare',
  paper: 'letter',
  'book, paper': 'reading, old paper',
  'leather, wood, book, paper': 'library',
  'incense, myrrh, stone': 'insense',
  stone: '',
  'ember, smoke, fire': 'smoke, candle, match',
  'fire, book, wool, vanilla, family gourmand, family amber': 'homely',
  oud: '',
  cedar: 'cedarwood',
  sandalwood: 'sandal, santal',
  'head turn, velvet, amber, evening': 'alluring',
  'gold, oud, velvet': 'royal',
  tobacco: '',
  lavender: '',
  coffee: 'cafe',
  'the sea': 'seaweed',
  lemon: 'lime',
  apple: '',
};

export const qualities: WordTable = {
  'family citrus': 'zesty',
  'family fruit': 'fruity',
  'family floral': 'floral, flowery',
  'family spice': 'spicy',
  'family amber, resin': 'resinous, balsamic',
  'family wood': 'woody',
  'leather, smoke, oud': '',
  'sweet, honey, vanilla, caramel, family gourmand': 'gourmand, edible, sugar',
  'cool, green, linen, bergamot, notStrong': 'airy, clear',
  green: 'leafy',
  'family amber, glow, family gourmand, family spice': 'warm',
  'golden, gold, amber': 'honeyed',
  'dark, oud, incense': 'noir',
  'milk, sandalwood': 'creamy',
  bitter: '',
};

export const moods: WordTable = {
  'leather, oud, cedar, family wood, family spice': 'man',
  'family floral': 'woman, mum, mother, mother day',
  'pear, clean, jasmine, light': 'first perfume, beginner',
  'spark, family citrus, bright': 'lively',
  'velvet, iris, amber': 'elegant',
};

export const conditions: WordTable = {
  day: 'every day',
  evening: 'new year',
  night: 'party, night out, after dark',
  summer: 'warm day',
  year: 'all year, all season, every season, any season, only winter, whole year, any time',
  light: 'subtle, quiet, close, barely there, only i, soft, low key, skin scent',
  strong: 'intense, sillage, across room, enter room',
  notLight: 'across table',
  lasting:
    'last, stay, all day, all night, until morning, next morning, next day, long, still there, 24 hour, hold up',
  cheap: 'low price',
  dear: 'pricey',
  'day, light': 'business, waiting room',
};

export const always: WordTable = {
  'day, light': 'client',
  light: 'bus',
  lasting: 'fade, gone by',
};

export const near: WordTable = {
  tobacco: 'hay, tonka, honey',
  lavender: 'tonka, hay',
  lemon: 'bergamot, mandarin',
  apple: 'pear',
};

/** Scents that have a word of their own, and nothing near. */
export const others = 'banana, coconut, fig';

/** What the search says of a perfume whose family fits a wish. */
export const familySentences: Readonly<Record<NoteFamily, string>> = {
  citrus: 'Bright with citrus.',
  fruit: 'Ripe fruit.',
  floral: 'Soft with flowers.',
  spice: 'Warm with spice.',
  musk: 'Clean musk, close to the skin.',
  amber: 'Glowing amber and resin.',
  gourmand: 'Sweet with vanilla and honey.',
  wood: 'Woody to the base.',
  leather: 'A touch of leather.',
};
