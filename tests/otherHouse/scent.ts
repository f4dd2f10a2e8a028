import type { NoteFamily } from '#shop/config/perfume';
import { denials } from './denials';

/**
 * The words in which people wish for a scent. The search (model/scentSearch) looks the meanings up in the
 * perfumes' own texts, notes and facets, so that no perfume is named here.
 */

/**
 * Meanings, one a line: `what: words`. The notes' own names mean themselves. Words with the same stem count as
 * one: 'smoke' covers smoky and smoked. On the left:
 * - words of the perfumes' texts, and families (`@wood`), the closest first; one of them is enough
 * - conditions (`@day`, `@winter`, `@light`): each of them counts
 * - after a slash, what comes near if no perfume smells of the first thing; without it, nothing does
 *
 * `~` before a line: a mood or a person, which says little about the scent. `?`: a quality (an adjective). `!`: it
 * holds even after a 'not': 'it must not fade'. A name with an article, 'the sea', is shown with it.
 */
export const meanings = `
@citrus
?@citrus: citrusy, zesty
@floral: flower, blossom, petal, bouquet
?@floral: floral, flowery
@spice: spicy
musk: musky
?@wood: woody
wood, sandalwood: log, furniture, workshop
sea, salt, @marine: ocean, marine, aquatic, seaside, coast, wave, sea air
linen, clean, musk: laundry, soap, shirt
ink, paper: letter, book, library, school
~@floral: romantic, wedding, bride
@day, @light: office, work
@day: daily, daytime, every day
@evening: gala, dinner
@night: midnight, party
@spring: easter, april, may
@summer: hot weather, holiday, beach
@autumn: fall, october, november
@winter: cold weather, december
@year: all year, any season
@light: subtle, quiet, discreet, soft
@strong: intense, heavy, bold, loud
!@lasting: fade, vanish
@lasting: last, longevity, long
@cheap: affordable
@dear: expensive
rose / tuberose: peony
lemon / grapefruit: lime
`;

/** Scents that have a word of their own, and nothing near. */
export const others = 'coffee, chocolate, coconut, leather, vanilla';

/** The names that keep their capital letter within a sentence. */
export const properNouns: readonly string[] = [];

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
  floral: 'Full of flowers.',
  marine: 'Salt, and sea air.',
  musk: 'Clean musk.',
  spice: 'A little spice.',
  wood: 'Woody to the base.',
};
