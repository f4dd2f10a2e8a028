import { pricePatterns } from '#house/scent';
import { tokensOf } from '#lib/wording';
import { corrected } from './lexicon';

/** A wish as words, and its limits of the price in cents. */
export interface ReadWish {
  /** The words and marks, in small letters, without typing mistakes. */
  words: readonly string[];
  least: number;
  most: number;
}

/** The number of characters and words that are read. */
const MAX_LETTERS = 1_000;
const MAX_WORDS = 100;

/** Step 1: reads a text, in time proportional to its length up to a limit. */
export function readWish(text: string): ReadWish {
  let unread = text
    .slice(0, MAX_LETTERS)
    .toLowerCase()
    .replaceAll('’', "'")
    // '1,500' becomes '1500', and '99.50' becomes '99'.
    .replace(/(?<=\d)[.,](?:\d\d?\b|(?=\d{3}\b))/g, '')
    // A number of hours, years, millilitres or sprays is no price, nor is '1920s'.
    .replace(/\d+[ -]?(?:h|ml|s|years?|days?|hours?|hrs?|sprays?|drops?|notes?)\b/g, ' ');
  /** The numbers in the last text that has a pattern, which is left out then. */
  const take = (pattern: RegExp): number[] => {
    const numbers = unread.match(pattern)?.at(-1)?.match(/\d+/g) ?? [];
    unread = unread.replace(pattern, ' ');
    return numbers.map((number) => 100 * Number(number));
  };
  const range = take(pricePatterns.range).sort((a, b) => a - b);
  const [least = range[0] ?? 0] = take(pricePatterns.least);
  const [most = range[1] ?? Infinity] = take(pricePatterns.most);
  return { words: tokensOf(unread).slice(0, MAX_WORDS).map(corrected), least, most };
}
