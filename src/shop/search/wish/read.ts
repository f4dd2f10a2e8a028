import { pricePatterns } from '#house/scent';
import { keysOf } from '#lib/tables';
import { tokensOf } from '#lib/wording';
import { corrected } from './lexicon';

/** The number of characters and words that are read. */
const MAX_LETTERS = 1_000;
const MAX_WORDS = 100;

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
