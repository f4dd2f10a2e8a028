import { mapRows } from '../../src/lib/tables';
import { families } from './families';
export { aboutBottle, prices, properNouns, roles } from '../../src/house/scent';
import type { NoteFamily, Thing, WordsMeaning } from '../../src/house/types';

const family = mapRows(families, (_, name): Thing => ({ family: name }));

/** The meanings of words. The notes' own names, the families and the conditions mean themselves. */
export const meanings: readonly WordsMeaning[] = [
  { kind: 'quality', things: [family.citrus], words: 'zesty' },
  { kind: 'quality', things: [family.fruit], words: 'fruity' },
  { things: [family.floral], words: 'flower, blossom' },
  { kind: 'quality', things: [family.floral], words: 'floral, flowery' },
  { kind: 'quality', things: [family.spice], words: 'spicy' },
  { things: ['musk'], words: 'musky' },
  { kind: 'quality', things: [family.amber, 'resin'], words: 'resinous, balsamic' },
  { kind: 'quality', things: [family.wood], words: 'woody' },
  { things: ['wood'], words: 'log' },
  { things: ['leather'] },
  { kind: 'quality', things: ['leather', 'smoke', 'oud'] },
  {
    kind: 'quality',
    things: ['sweet', 'honey', 'vanilla', 'caramel', family.gourmand],
    words: 'gourmand, edible, sugar',
  },
  { things: ['vanilla', 'honey', 'caramel', 'almond'], words: 'bakery, icing' },
  { things: ['almond'] },
  { things: ['honey'] },
  { things: ['hay'], words: 'field' },
  { things: ['rum'], words: 'brandy' },
  { things: ['rum', 'orange'], words: 'bar' },
  { things: ['orange blossom'], words: 'orange flower' },
  { things: ['blood orange', 'mandarin'], words: 'orange' },
  { things: ['tea'], words: 'black tea, tea room' },
  { things: ['iris'] },
  { things: ['powder', 'iris'], words: 'make up' },
  { things: ['linen', 'clean', 'musk'], words: 'clean, soap' },
  { things: ['skin', 'musk'], words: 'skin, body, second skin, bare' },
  {
    kind: 'quality',
    things: ['cool', 'green', 'linen', 'bergamot'],
    conditions: ['notStrong'],
    words: 'airy, clear',
  },
  { kind: 'quality', things: ['green'], words: 'leafy' },
  { things: ['paper'], words: 'letter' },
  { things: ['book', 'paper'], words: 'reading, old paper' },
  { things: ['leather', 'wood', 'book', 'paper'], words: 'library' },
  { things: ['incense', 'myrrh', 'stone'], words: 'insense' },
  { things: ['stone'] },
  { things: ['ember', 'smoke', 'fire'], words: 'smoke, candle, match' },
  { things: ['fire', 'book', 'wool', 'vanilla', family.gourmand, family.amber], words: 'homely' },
  { kind: 'quality', things: [family.amber, 'glow', family.gourmand, family.spice], words: 'warm' },
  { kind: 'quality', things: ['golden', 'gold', 'amber'], words: 'honeyed' },
  { kind: 'quality', things: ['dark', 'oud', 'incense'], words: 'noir' },
  { things: ['oud'] },
  { things: ['cedar'], words: 'cedarwood' },
  { things: ['sandalwood'], words: 'sandal, santal' },
  { kind: 'quality', things: ['milk', 'sandalwood'], words: 'creamy' },
  { kind: 'quality', things: ['bitter'] },
  { things: ['head turn', 'velvet', 'amber'], conditions: ['evening'], words: 'alluring' },
  { things: ['gold', 'oud', 'velvet'], words: 'royal' },
  { kind: 'mood', things: ['leather', 'oud', 'cedar', family.wood, family.spice], words: 'man' },
  { kind: 'mood', things: [family.floral], words: 'woman, mum, mother, mother day' },
  {
    kind: 'mood',
    things: ['pear', 'clean', 'jasmine'],
    conditions: ['light'],
    words: 'first perfume, beginner',
  },
  { kind: 'mood', things: ['spark', family.citrus, 'bright'], words: 'lively' },
  { kind: 'mood', things: ['velvet', 'iris', 'amber'], words: 'elegant' },
  { conditions: ['day', 'light'], words: 'business, waiting room' },
  { kind: 'always', conditions: ['day', 'light'], words: 'client' },
  { kind: 'always', conditions: ['light'], words: 'bus' },
  { conditions: ['day'], words: 'every day' },
  { conditions: ['evening'], words: 'new year' },
  { conditions: ['night'], words: 'party, night out, after dark' },
  { conditions: ['summer'], words: 'warm day' },
  {
    conditions: ['year'],
    words: 'all year, all season, every season, any season, only winter, whole year, any time',
  },
  { conditions: ['light'], words: 'subtle, quiet, close, barely there, only i, soft, low key, skin scent' },
  { conditions: ['strong'], words: 'intense, sillage, across room, enter room' },
  { conditions: ['notLight'], words: 'across table' },
  { kind: 'always', conditions: ['lasting'], words: 'fade, gone by' },
  {
    conditions: ['lasting'],
    words:
      'last, stay, all day, all night, until morning, next morning, next day, long, still there, 24 hour, hold up',
  },
  { conditions: ['cheap'], words: 'low price' },
  { conditions: ['dear'], words: 'pricey' },
  { things: ['tobacco'], near: ['hay', 'tonka', 'honey'] },
  { things: ['lavender'], near: ['tonka', 'hay'] },
  { things: ['coffee'], words: 'cafe' },
  { things: ['the sea'], words: 'seaweed' },
  { things: ['lemon'], near: ['bergamot', 'mandarin'], words: 'lime' },
  { things: ['apple'], near: ['pear'] },
];

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
