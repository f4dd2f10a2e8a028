import { keysOf } from '#lib/tables';
import { tokensOf } from '#lib/wording';
import { corrected } from './lexicon';

/** The number of characters and words that are read. */
const MAX_LETTERS = 1_000;
const MAX_WORDS = 100;

const dearer = 'over|above|beyond|exceeding|(?:more|higher|dearer|pricier|more expensive) than';
const cheaper = 'under|below|(?:less|lower|cheaper|less expensive) than';

/**
 * The prices in a search text: a range ('between 50 and 100'), and limits. `over` and `under` leave out the price itself; a
 * denial before them turns them round ('not over 100'). `least` ('at least 100') and `most` ('up to 100', '$100',
 * '100 dollars') include it, and stay as they are.
 * Amounts are in cents: '99' has become '9900', and '99.5' '9950'.
 */
const pricePatterns = {
  range: /(?:between|from)\D{1,3}\d+\D{1,6}\d+/,
  over: RegExp(`(?:${dearer})\\b\\D{0,3}\\d+`),
  least:
    /(?:at least|upwards of|minimum)\b\D{0,3}\d+|from\b\D{0,3}\d{4,}|[$€£]?\d+[$€£ ]*(?:dollars? |euros? )?(?:or more|or over|or above|and up|minimum)\b/,
  under: RegExp(`(?:${cheaper})\\b\\D{0,9}\\d+`),
  most: RegExp(
    `(?:up to|max|maximum|at most|within|budget|limit|spend|afford|cap|ceiling)\\b(?!\\D{0,9}(?:at least|from|between|${dearer}|${cheaper}))\\D{0,9}\\d+` +
      '|(?:[$€£] ?\\d+|\\d+[$€£ ]*(?:dollars?|euros?|bucks|quid|usd|pounds|max|or less|or under|or below|budget|limit|tops|to spend|ish))(?: (?:max|or less|or under|or below))?',
  ),
} as const;

const kinds = keysOf(pricePatterns);
const anyPrice = RegExp(kinds.map((kind) => `(?<${kind}>${pricePatterns[kind].source})`).join('|'), 'g');

export interface Limit {
  kind: string;
  /** In whole cents. */
  amount: number;
}

/** The limit that stands among a wish's words as ':over 15000', in cents. */
export function limitIn(word: string): Limit | undefined {
  const [, kind, amount] = /^:(\w+) (\d+)$/.exec(word) ?? [];
  return kind === undefined ? undefined : { kind, amount: Number(amount) };
}

/**
 * Step 1: reads a text, in time proportional to its length up to a limit.
 * @returns the words and marks, in small letters, without typing mistakes, and limits of the price
 */
export function readWish(text: string): readonly string[] {
  const plain = text
    .slice(0, MAX_LETTERS)
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll('w/o', 'without')
    // '1,500' becomes '1500'.
    .replace(/(?<=\d)[.,](?=\d{3}\b)/g, '')
    // A number of hours, years, millilitres or sprays is no price, nor is '1920s'.
    .replace(/\d+(?:[.,]\d\d?)?[ -]?(?:h|ml|s|years?|days?|hours?|hrs?|sprays?|drops?|notes?)\b/g, ' ')
    // In cents: '99' becomes '9900', and '99.5' becomes '9950'.
    .replace(
      /(\d+)(?:[.,](\d\d?)\b)?/g,
      (_, whole: string, part?: string) => whole + (part ?? '').padEnd(2, '0'),
    );
  const wordsOf = (part: string): string[] => tokensOf(part).map(corrected);
  const words: string[] = [];
  let end = 0;
  for (const { 0: price, index, groups = {} } of plain.matchAll(anyPrice)) {
    const amounts = (price.match(/\d+/g) ?? []).map(Number).sort((a, b) => a - b);
    const kind = kinds.find((one) => groups[one] !== undefined) ?? 'most';
    const limits = kind === 'range' ? (['least', 'most'] as const) : [kind];
    words.push(...wordsOf(plain.slice(end, index)));
    words.push(...limits.map((limit, at) => `:${limit} ${amounts[at] ?? 0}`));
    end = index + price.length;
  }
  return [...words, ...wordsOf(plain.slice(end))].slice(0, MAX_WORDS);
}
