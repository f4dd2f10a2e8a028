import { keysOf } from '#lib/tables';
import { fold, tokensOf } from '#lib/wording';
import { amountPatterns, withDigits } from './amounts';
import { corrected, isKnown, wholes } from './lexicon';
import { withTopics } from '../questions';

/** The number of characters and words that are read. */
const MAX_LETTERS = 1_000;
const MAX_WORDS = 100;

const kinds = keysOf(amountPatterns);
const anyAmount = RegExp(kinds.map((kind) => `(?<${kind}>${amountPatterns[kind].source})`).join('|'), 'g');
/** How far from its amount a price of 'about' that amount may lie. */
const ABOUT = 0.2;

export interface Limit {
  kind: string;
  /** In whole cents, or in hours. */
  amount: number;
  of: 'price' | 'hours';
}

/** The limit that stands among a wish's words as ':over 15000', in cents, or as ':least 8h'. */
export function limitIn(word: string): Limit | undefined {
  const [, kind, amount, hours] = /^:(\w+) (\d+)(h?)$/.exec(word) ?? [];
  if (kind === undefined) return undefined;
  return { kind, amount: Number(amount), of: hours === 'h' ? 'hours' : 'price' };
}

/** The limits that an amount sets, as {@link limitIn} reads them. */
function limitsOf(kind: (typeof kinds)[number], text: string): string[] {
  const isHours = /\dh/.test(text);
  const amounts = (text.match(/\d+/g) ?? []).map((digits) => Number(digits) / (isHours ? 100 : 1));
  const [amount = 0] = amounts;
  const limit = (one: string, of: number): string => `:${one} ${Math.round(of)}${isHours ? 'h' : ''}`;
  if (kind === 'about') return [limit('least', amount * (1 - ABOUT)), limit('most', amount * (1 + ABOUT))];
  if (kind === 'range') return [limit('least', Math.min(...amounts)), limit('most', Math.max(...amounts))];
  if (kind === 'hours') return [limit('least', amount)];
  return [limit(kind === 'bare' ? 'most' : kind, amount)];
}

/** A person's age is no price: 'a woman over 40', 'she turns 50'. */
const ages =
  /\b(wom[ae]n|m[ae]n|people|person|some(?:one|body)|any(?:one|body)|those|lad(?:y|ies)|girls?|skin|adults?|is|are|turns|turning|aged?) (?:(?:over|under|above|around) )?\d\d(?!\d|[.,]\d|[ -]?(?:dollars|euros|h))\b/g;

/** Signs, and what they say. */
const SIGNS: readonly [RegExp, string][] = [
  [/[🚫❌👎🤮🤢⛔✖✗✘❎🙅🙄😒😖😷💔🛑]|[:;]-?[(|]|:-\//gu, ' yuck '],
  [/[✅✓✔👍❤😍🥰💚]/gu, ' , yes '],
  [/\b(?:money|price|cost) is no object\b/g, ' '],
  [/([a-z])\1{2,}/g, '$1'],
  [/\bgood (?:morning|afternoon|evening|day)(?= *[,.!])/g, ' hello '],
  [/\b(i|it|he|she|we|they|you|that|which) may\b/g, '$1 can'],
  [/(?<=[a-z]) *> *(?=[a-z])/g, ' than '],
  [/(?<=[a-z]) *=+ *(?=[a-z])/g, ' is '],
  [/(?<=^|\s)-(?=[a-z])/g, 'minus '],
  [/ [-–—]+ (?=[a-z])/g, ' , '],
  [/(?<=[:=?] ?)0\b|\b0\/\d+/g, ' zero '],
  [/(?<=[a-z])-less\b/g, ' free'],
  // Other scripts are not understood.
  [/[^\P{L}\p{Script=Latin}]+/gu, ' unread '],
];

/**
 * Step 1: reads a text, in time proportional to its length up to a limit.
 * @returns the words and marks, in small letters, without typing mistakes, and limits of price and hours
 */
export function readWish(text: string): readonly string[] {
  const typed = fold(withTopics(text.slice(0, MAX_LETTERS))).replaceAll('w/o', 'without');
  const known = wholes.reduce((rest, [words, whole]) => rest.replace(words, whole), typed);
  const signed = SIGNS.reduce((rest, [sign, word]) => rest.replace(sign, word), withDigits(known));
  const plain = signed
    .replaceAll('_', ' ')
    // '1,500' becomes '1500'.
    .replace(/(?<=\d)[.,](?=\d{3}\b)/g, '')
    .replace(/(?<![\d.,$€£])0 ?%? (?=[a-z])/g, 'no ')
    .replace(ages, '$1 ')
    .replace(/\d+(?:[.,]\d+)?[ -]?(?:ml|millilit\w+|(?:fl )?oz|ounces?)\b/g, ' millilitre ')
    // A number of years, days or sprays is no price, nor is '1920s'.
    .replace(
      /\d+(?:[.,]\d\d?)?[ -]?(?:s|years?|days?|minutes?|sprays?|drops?|notes?|people|percent\b|%)(?![a-z])/g,
      ' ',
    )
    .replace(/(\d+)(?:[.,]\d)?[ -]?(\+?) ?-?(?:h|hours?|hrs?)\b/g, '$1h$2')
    // In cents: '99' becomes '9900', and '99.5' becomes '9950'.
    .replace(
      /(\d+)(?:[.,](\d\d?)\b)?/g,
      (_, whole: string, part?: string) => whole + (part ?? '').padEnd(2, '0'),
    );
  const wordsOf = (part: string): string[] => tokensOf(part).map(corrected);
  const words: string[] = [];
  let end = 0;
  for (const { 0: amount, index, groups = {} } of plain.matchAll(anyAmount)) {
    const kind = kinds.find((one) => groups[one] !== undefined) ?? 'most';
    const before = plain.slice(end, index);
    words.push(...wordsOf(before));
    end = index + amount.length;
    if (kind !== 'bare' || isKnown(tokensOf(before).at(-1) ?? '')) words.push(...limitsOf(kind, amount));
  }
  return [...words, ...wordsOf(plain.slice(end))].slice(0, MAX_WORDS);
}
