import { pairs as denialPairs } from '#house/denials';
import * as house from '#house/scent';
import { mapRows } from '../../../lib/tables';
import { stem } from '../../../lib/wording';

/** The words for each role in a sentence. */
export const roles = mapRows(house.roles, (words): ReadonlySet<string> => new Set(words.split(' ')));

/** The word that makes another one a denial: 'sick of'. */
export const pairs = new Map<string, string>(Object.entries(denialPairs));

const questions = new Set([...roles.question].map(stem));

/** Whether a word belongs to questions about the shop. */
export const isQuestion = (word: string): boolean => questions.has(stem(word));

/** The stems of words, each between spaces, so that `includes` finds whole words. */
export const stemsOf = (words: readonly string[]): string =>
  ` ${words
    .filter((word) => !roles.link.has(word))
    .map(stem)
    .join(' ')} `;
