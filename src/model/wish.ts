import { prices } from '#house/scent';
import { corrected, pairs, phraseAt, roles, type Meaning } from './scentWords';
import { tokensOf } from './wording';

/** Something that a wish asks for, or that it excludes. */
export interface Notion {
  meaning: Meaning;
  /** The words for it, as typed. */
  typed: string;
  denied: boolean;
}

/** A wish, read into its parts. */
export interface ReadWish {
  words: readonly string[];
  notions: readonly Notion[];
  /** The limits of the price, in cents. */
  least: number;
  most: number;
}

/** The number of characters and words that are read. */
const MAX_LETTERS = 1_000;
const MAX_WORDS = 100;

const isMark = (word: string): boolean => /\W/.test(word);

/** What follows a comma if a list goes on: 'no rose, oud or musk'. */
const LIST = /^(?:\w+ (?:, )?){1,5}n?or /;

/** Reads what is asked for and what is excluded, from the first word to the last. */
function readNotions(words: readonly string[]): Notion[] {
  const notions: Notion[] = [];
  /** The word of denial that holds, and whether it has denied something. */
  let denial = '';
  let used = false;
  /** The place of the clause's first notion. */
  let clause = 0;
  const denyClause = (): void => {
    for (const notion of notions.slice(clause)) notion.denied = true;
  };
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const [next = '', second = ''] = words.slice(at + 1);
    const isCaused = words.slice(Math.max(0, at - 3), at + 1).some((one) => roles.cause.has(one));
    const partner = pairs.get(word);
    const found = phraseAt(words, at);
    if (roles.regret.has(word) && denial === '' && isCaused && notions.length > clause) denyClause();
    else if (found && (found.length > 1 || !roles.denial.has(word))) {
      const typed = words.slice(at, at + found.length).join(' ');
      notions.push({ meaning: found.meaning, typed, denied: denial !== '' });
      used = true;
      if (denial === 'too' || denial === 'less') denial = '';
      at += found.length - 1;
    } else if (isMark(word)) {
      if (word !== ',' || !LIST.test(words.slice(at + 1).join(' '))) denial = '';
      clause = notions.length;
    } else if (roles.denial.has(word) && (partner ?? next) === next) {
      if (partner === undefined && (roles.pardon.has(next) || roles.pardon.has(second))) {
        at += roles.pardon.has(second) ? 2 : roles.turn.has(next) ? 1 : 0;
        continue;
      }
      // 'Oud is too strong for me', 'musk is not for me'.
      if (isCaused && (word === 'too' ? words.includes('me', at) : /^(?:for|my)$/.test(next))) denyClause();
      [denial, used] = [word === 'than' ? '' : word, false];
      if (partner !== undefined) at += 1;
    } else if (word === 'free') {
      for (const notion of notions.slice(clause).slice(-1)) notion.denied = true;
    } else if (roles.turn.has(word)) [denial, clause] = ['', notions.length];
    else if (roles.softTurn.has(word) && used) denial = '';
  }
  return notions;
}

/** Reads a text, in time proportional to its length up to a limit. */
export function parseWish(text: string): ReadWish {
  let [least, most] = [0, Infinity];
  const unpriced = text
    .slice(0, MAX_LETTERS)
    .toLowerCase()
    .replace(/(\d)[.,](\d{3})\b/g, '$1$2')
    .replace(/\d+ ?(?:h|ml|years?|days?|hours?)\b/g, ' ')
    .replace(prices.most, (_, after?: string, before?: string) => {
      most = 100 * Number(after ?? before);
      return ' ';
    })
    .replace(prices.least, (_, after: string) => {
      least = 100 * Number(after);
      return ' ';
    });
  const words = tokensOf(unpriced.replace(/&/g, ' and ')).slice(0, MAX_WORDS).map(corrected);
  return { words, notions: readNotions(words), least, most };
}
