import { mapRows } from '#lib/tables';
import { denials } from '#shop/products/denials';

/** What words do in a sentence. */
const words = {
  /** Left out of phrases. */
  link: 'a an the of in my your is are to it',
  /** Common words without a meaning here, some of them close to others that have one. */
  plain:
    'quite even right while white house room home rainy water old new back hours for better place health heart',
  ...denials,
  /** Denials of a scent that deny no price: 'roses too, under 100'. */
  degree: 'too less barely',
  /** What is denied goes on after one of these: 'no vanilla or heavy base', unlike 'no vanilla strong'. */
  list: 'and or nor',
  /** What a word for a condition describes: 'no sweet heavy perfumes' refuses heavy ones. */
  noun: 'scent scents perfume perfumes fragrance fragrances smell smells stuff thing things one ones',
  /** After it stands whom something is for, which is not refused: 'nothing for my mother over 100'. */
  purpose: 'for',
  /** Before one of these, a denial denies nothing: 'I don't mind', 'no idea'. */
  pardon: 'only just get know sure idea mind care matter problem need',
  /** They ask for another perfume than the one that is named: 'like Royal Oud, but lighter'. */
  other: 'but only than instead alternative similar else another',
  /** They compare the perfume that is named with one of another name. */
  compare: 'vs versus',
  /** They turn to something else once something has been denied. */
  softTurn:
    'love loves want prefer something maybe more bit hint touch trace lots with for in on at to than when if because',
  /** A text with one of these asks for a perfume, not about the shop. */
  scent: 'scent perfume fragrance smell something',
  /** Questions about the shop. A text with one of them is a wish only if it also names a scent or a price. */
  question:
    'order deliver ship parcel track return refund exchange send password login account register card voucher coupon discount code opening store shop invoice pay cancel contact phone email sample size vegan stock',
};

export const roles = mapRows(words, (list): ReadonlySet<string> => new Set(list.split(' ')));

/** What refuses the scents before it: 'honey? no thanks', 'musk is not for me', 'oud is too strong for me'. Not the 'no' of 'No. 7'. */
export const refusesBefore =
  /^(?:(?:no|not|never|nope|nah|none|yuck|ew)(?:(?: (?:thanks|thank you|please|way|chance))?(?: \W(?! \d{3}\b)|$)| thanks (?:no|not|nothing|never)\b)|(?:not|isnt|arent) (?:for me|my|wanted)\b|(?:is|are) a no\b|averse\b|too [a-z ]+ for me\b|(?:sick|sneeze|headaches?|migraines?|nausea|nauseous|boring|awful|disgusting|rash|itch|cough|choke|gag|ill|queasy|dizzy|vile|horrible|terrible|gross|dealbreaker)\b(?! of))/;
