import { longHours, prices } from '#house/scent';
import { tokensOf } from '../../../lib/wording';
import { corrected, isComparative } from './lexicon';

/** A wish as words, and its limits of the price. */
export interface ReadWish {
  /** The words and marks, in small letters, without typing mistakes. */
  words: readonly string[];
  /** Whether it compares: 'lighter'. */
  isComparing: boolean;
  /** The limits of the price, in cents. */
  least: number;
  most: number;
}

/** The number of characters and words that are read. */
const MAX_LETTERS = 1_000;
const MAX_WORDS = 100;

/** Numbers up to 999 that are written out, as prices are: 'two hundred and fifty'. */
const HUNDREDS = /\b(a|one|two|three|four|five) hundred\b(?: (?:and )?(fifty))?/g;
const COUNTS = ['', 'one', 'two', 'three', 'four', 'five'];

/** Writes numbers in digits, and replaces measures by what they mean: 'a 10 hour shift' has to last. */
const withDigits = (text: string): string =>
  text
    .replace(HUNDREDS, (_, count: string, fifty?: string) =>
      String(100 * Math.max(1, COUNTS.indexOf(count)) + (fifty ? 50 : 0)),
    )
    .replace(/(\d)[.,](\d{3})\b/g, '$1$2')
    .replace(/(\d+)[ -]?(h|ml|years?|days?|hours?|hrs?)\b/g, (_, count: string, unit: string) =>
      unit.startsWith('h') && Number(count) >= longHours ? ' lasting ' : ' ',
    );

/** Step 1: reads a text, in time proportional to its length up to a limit. */
export function readWish(text: string): ReadWish {
  let [least, most] = [0, Infinity];
  const unpriced = withDigits(text.slice(0, MAX_LETTERS).toLowerCase())
    .replace(prices.range, (_, from: string, to: string) => {
      [least, most] = [100 * Number(from), 100 * Number(to)];
      return ' ';
    })
    .replace(prices.least, (_, after: string) => {
      least = 100 * Number(after);
      return ' ';
    })
    .replace(prices.most, (_, ...found: (string | undefined)[]) => {
      most = 100 * Number(found.slice(0, 3).find(Boolean));
      return ' ';
    });
  const typed = tokensOf(unpriced.replace(/&/g, ' and ')).slice(0, MAX_WORDS);
  return { words: typed.map(corrected), isComparing: typed.some(isComparative), least, most };
}
