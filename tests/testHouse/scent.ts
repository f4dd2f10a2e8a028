import { mapRows } from '../../src/lib/tables';
import { denials } from './denials';
import { families } from './families';
import type { NoteFamily, Thing, WordsMeaning } from '../../src/house/types';

/**
 * The words in which people wish for a scent. The search (shop/search/wish) looks the meanings up in the
 * perfumes' own texts, notes and facets, so that no perfume is named here.
 */

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

/** The names that keep their capital letter within a sentence. */
export const properNouns = ['Atlas', 'Damask'];

/** The start of a sentence about the bottle, which is no description of the scent. */
export const aboutBottle = 'The bottle ';

/** What words do in a sentence. */
export const roles = {
  /** Left out of phrases. */
  link: 'a an the of in my your is are to it',
  /** Common words without a meaning here, some of them close to others that have one. */
  plain:
    'quite even right while white house room home rainy water old new back hours for better place health heart',
  /** In a note's name they say nothing alone. */
  qualifier: 'white black pink blood bark pod bean seed atlas valley',
  ...denials,
  /** After one of these, a denial means something else: 'not only', 'I don't know'. */
  pardon: 'only just know sure idea mind matter problem care limit wait enough but need',
  /** They turn to something else once something has been denied. */
  softTurn:
    'love loves want prefer something maybe more bit hint touch trace lots with for in on at to when if because',
  /** What comes before them is denied: 'roses make me sneeze'. */
  regret:
    'sick sneeze headache migraine nausea nauseous boring awful disgusting rash itch cough choke gag ill queasy dizzy vile horrible terrible gross dealbreaker breaker out',
  /** At the end of a sentence, or before thanks, they deny what comes before: 'saffron? no thanks'. */
  refusal: 'no not never nope nah none yuck ew',
  thanks: 'thanks thank you please way go chance',
  /** What somebody can't bear comes before them. */
  cause: 'give gives make makes get is are isnt arent',
  /** They say that another perfume is wished than the one named. */
  other: 'but than instead alternative similar not without less',
  /** Questions about the shop. A text with one of them is a wish only if it names a scent. */
  question:
    'order deliver ship parcel track return refund exchange send password login account register card voucher coupon discount code opening store shop invoice pay cancel contact phone email sample size vegan stock',
};

/**
 * Prices: both ends of a range; a lowest one after these words, unless they are denied; a highest one, after these
 * words or before those.
 */
export const prices = {
  range: /(?:between|from)\D{1,3}(\d+)\D{1,6}(\d+)/g,
  least:
    /(?<!\b(?:no|not|nothing|never|dont|don't|without|cant|can't)\b\D{0,12})(?:over|above|more than|at least|upwards of)\b\D{0,3}(\d+)/g,
  most: /(?:under|below|less than|up to|max|maximum|at most|within|cheaper than|around|about|budget|limit|spend|afford|cap|ceiling|(?:(?:no|not|nothing|never|dont|don't|without|cant|can't)\b\D{0,12})?(?:over|above|more than))\b\D{0,9}(\d+)|[$€£] ?(\d+)|(\d+)[$€£ ]*(?:dollars?|euros?|bucks|quid|usd|pounds|max|or less|or under|or below|budget|limit|tops|to spend|ish)/g,
};

/** Hours from which a perfume has to last: 'a 10 hour shift'. */
export const longHours = 7;

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
