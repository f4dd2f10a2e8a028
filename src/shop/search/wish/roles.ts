import { mapRows } from '#lib/tables';
import { denials } from '#shop/products/denials';

/** What words do in a sentence. */
const words = {
  /** Left out of phrases. */
  link: 'a an the of in my your is are to it',
  /** Common words without a meaning here, some of them close to others that have one. */
  plain:
    'between quite even right while white house room home rainy water old new back hours for better place health heart',
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
  compare: 'vs versus difference differences compare compared comparison',
  /** They turn to something else once something has been denied. */
  softTurn:
    'love loves want prefer something maybe more bit hint touch trace lots with for in on at to than when if because',
  /** A text with one of these asks for a perfume, not about the shop. */
  scent: 'scent perfume fragrance smell something',
  /** Questions about the shop. A text with one of them is a wish only if it also names a scent or a price. */
  question:
    'order deliver delivery ship shipping parcel courier track arrive arrival return refund exchange send password login account register card voucher coupon discount sale promo code opening store shop invoice pay payment paypal klarna cancel contact phone email newsletter subscribe unsubscribe notify career careers hire hiring vacancy sample stock restock warranty deal deals promotion wrap wrapping wrapped ribbon tax customs',
  /** Questions about the bottle, if the text has no other meaning. */
  size: 'size sizes millilitre bottle',
  /** Safety, belief and goods of other kinds: questions to the house, whatever scent stands beside them. */
  fact: 'alcohol alcoholic vegan vegetarian halal haram kosher allergy allergic allergen allergenic hypoallergenic pregnant pregnancy breastfeeding expecting cruelty paraben phthalate gluten ingredient asthma eczema lotion shampoo conditioner deodorant diffuser moisturiser moisturizer',
  /** Denials of other languages. Of a text with one of them, nothing is offered unless what it refuses is known. */
  foreign: 'ohne sin sans senza sem zonder kein keine keinen nicht uden utan bez pas',
};

export const roles = mapRows(words, (list): ReadonlySet<string> => new Set(list.split(' ')));

const cannot = '(?:cant|cannot|can not|dont|do not|never|wont|hate|avoid|loathe)';
const who = '(?:i|me|she|he|we|they|her|him|us)';

/** What refuses the scents before it: 'honey? no thanks', 'musk is not for me', 'oud is too strong for me'. Not the 'no' of 'No. 7'. */
export const refusesBefore = RegExp(
  [
    /(?:no|not|never|nope|nah|none|yuck|ew)(?:(?: (?:thanks|thank you|please|way|chance|god))?(?: \W(?! \d{3}\b)|$)| thanks (?:no|not|nothing|never)\b)/,
    /(?:(?:has|have|was|were|is|are) )?(?:not|never|isnt|arent|wasnt|hasnt) (?:really |exactly |been )?(?:for me|my|wanted|friends)\b|(?:is|are) a no\b|averse\b|too [a-z ]+ for me\b|nicht\b/,
    /(?:sick|sneeze|headaches?|migraines?|nausea|nauseous|boring|awful|disgusting|rash|itch|cough|choke|gag|ill|queasy|dizzy|vile|horrible|terrible|gross|dealbreaker)\b(?! of| from)/,
    // 'Vanilla is the one thing I can't wear', 'musk I never wear'.
    RegExp(
      `(?:is|are) (?:not )?(?:the |a )?(?:one |only |last )?(?:things?|notes?|smells?|scents?|something|ones?|what) (?:that )?${who} ${cannot}\\b`,
    ),
    RegExp(
      `${who} ${cannot}(?! (?:resist|live|get|forget|wait|stop|help|mind))(?: [a-z]+)?(?: it| them)?(?: \\W|$)`,
    ),
    // 'Musk and me don't get along', 'oud does not suit me', 'keep the rose away from me'.
    RegExp(
      `(?:and ${who} )?(?:dont|doesnt|do not|does not|never) (?:get along|get on|mix|agree|suit|work (?:for|on|with)|sit)\\b`,
    ),
    RegExp(`away from ${who}\\b`),
  ]
    .map(({ source }) => source)
    .join('|')
    .replace(/^(.*)$/, '^(?:$1)'),
);
