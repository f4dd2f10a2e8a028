import { prices } from '#house/scent';
import { tokensOf } from '../../../lib/wording';
import { corrected, isComparative } from './lexicon';

/** The limits of the price, in cents. */
export interface PriceLimits {
  least: number;
  most: number;
}

/** A wish as words, and its limits of the price. */
export interface ReadWish extends PriceLimits {
  /** The words and marks, in small letters, without typing mistakes. */
  words: readonly string[];
  /** Whether it compares: 'lighter'. */
  isComparing: boolean;
}

/** The number of characters and words that are read. */
const MAX_LETTERS = 1_000;
const MAX_WORDS = 100;

const centsIn = (text: string): number[] => text.match(/\d+/g)?.map((number) => 100 * Number(number)) ?? [];

/** Step 1: reads a text, in time proportional to its length up to a limit. */
export function readWish(text: string): ReadWish {
  let [least, most] = [0, Infinity];
  const unpriced = text
    .slice(0, MAX_LETTERS)
    .toLowerCase()
    .replace(/(\d)[.,](\d{3})\b/g, '$1$2')
    // Cents are ignored.
    .replace(/(\d)[.,]\d{1,2}\b/g, '$1')
    // A number of hours, years, millilitres or sprays is no price, nor is '1920s'.
    .replace(/\d+[ -]?(?:h|ml|s|years?|days?|hours?|hrs?|sprays?|drops?|notes?)\b/g, ' ')
    .replace(prices.range, (range) => {
      [least = 0, most = Infinity] = centsIn(range).sort((a, b) => a - b);
      return ' ';
    })
    .replace(prices.least, (limit) => {
      [least = 0] = centsIn(limit);
      return ' ';
    })
    .replace(prices.most, (limit) => {
      [most = Infinity] = centsIn(limit);
      return ' ';
    });
  const typed = tokensOf(unpriced).slice(0, MAX_WORDS);
  return { words: typed.map(corrected), isComparing: typed.some(isComparative), least, most };
}
