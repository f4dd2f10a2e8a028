import { pricePatterns } from '#house/scent';
import { keysOf } from '#lib/tables';
import { tokensOf } from '#lib/wording';
import { corrected } from './lexicon';

/** The number of characters and words that are read. */
const MAX_LETTERS = 1_000;
const MAX_WORDS = 100;

const kinds = keysOf(pricePatterns);
const anyPrice = RegExp(kinds.map((kind) => `(?<${kind}>${pricePatterns[kind].source})`).join('|'), 'g');

/** A limit of the price, in whole dollars. */
export interface Limit {
  kind: string;
  amount: number;
}

/** The limit that stands among a wish's words as ':over 150'. */
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
    // '1,500' becomes '1500', and '99.50' becomes '99'.
    .replace(/(?<=\d)[.,](?:\d\d?\b|(?=\d{3}\b))/g, '')
    // A number of hours, years, millilitres or sprays is no price, nor is '1920s'.
    .replace(/\d+[ -]?(?:h|ml|s|years?|days?|hours?|hrs?|sprays?|drops?|notes?)\b/g, ' ');
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
