import { longHours, prices } from '#house/scent';
import { corrected, isComparative, pairs, phraseAt, roles, type Meaning } from './words';
import { tokensOf } from '../../../lib/wording';

/** Something that a wish asks for, or that it excludes. */
export interface Notion {
  meaning: Meaning;
  /** The words for it, as typed. */
  typed: string;
  denied: boolean;
  /** Whether it directly follows another one, as in 'cherry blossom'. */
  joined: boolean;
}

/** A wish, read into its parts. */
export interface ReadWish {
  words: readonly string[];
  /** Whether it compares: 'lighter'. */
  isComparing: boolean;
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
  /** The place of the clause's first notion, and of that of the last clause that had one. */
  let clause = 0;
  let last = 0;
  /** The place after the last notion's words. */
  let end = -1;
  const startClause = (): void => {
    if (notions.length > clause) last = clause;
    clause = notions.length;
  };
  const denyClause = (from = clause): void => {
    for (const notion of notions.slice(from)) notion.denied = true;
  };
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const [next = '', second = ''] = words.slice(at + 1);
    const isCaused = words.slice(Math.max(0, at - 3), at + 1).some((one) => roles.cause.has(one));
    const partner = pairs.get(word);
    const isDenial = roles.denial.has(word) && (partner ?? next) === next;
    const found = phraseAt(words, at);
    const isLast = next === '' || isMark(next) || roles.thanks.has(next);
    if (roles.regret.has(word.replace(/s$/, '')) && denial === '' && isCaused && notions.length > clause)
      denyClause();
    else if (word === 'too' && isLast) {
      // 'Jasmine gives me migraines, roses too.'
      if (notions[clause - 1]?.denied) denyClause();
    } else if (roles.refusal.has(word) && isLast && notions.length > 0) {
      // 'Honey? No thanks.', 'pepper yes, saffron no'.
      denyClause(notions.length > clause ? clause : last);
      while (roles.thanks.has(words[at + 1] ?? '')) at += 1;
    } else if (found && (found.length > 1 || !isDenial)) {
      const typed = words.slice(at, at + found.length).join(' ');
      notions.push({ meaning: found.meaning, typed, denied: denial !== '', joined: at === end });
      end = at + found.length;
      used = true;
      if (denial === 'too' || denial === 'less') denial = '';
      at += found.length - 1;
    } else if (isMark(word)) {
      if (word !== ',' || !LIST.test(words.slice(at + 1).join(' '))) denial = '';
      startClause();
    } else if (isDenial) {
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
    } else if (roles.turn.has(word)) {
      denial = '';
      startClause();
    } else if (roles.softTurn.has(word) && used) denial = '';
  }
  return notions;
}

/** Numbers up to 999 that are written out, as prices are: 'two hundred and fifty'. */
const HUNDREDS = /\b(a|one|two|three|four|five) hundred\b(?: (?:and )?(fifty))?/g;
const COUNTS = ['', 'one', 'two', 'three', 'four', 'five'];

/** Reads a text, in time proportional to its length up to a limit. */
export function parseWish(text: string): ReadWish {
  let [least, most] = [0, Infinity];
  const unpriced = text
    .slice(0, MAX_LETTERS)
    .toLowerCase()
    .replace(HUNDREDS, (_, count: string, fifty?: string) =>
      String(100 * Math.max(1, COUNTS.indexOf(count)) + (fifty ? 50 : 0)),
    )
    .replace(/(\d)[.,](\d{3})\b/g, '$1$2')
    .replace(/(\d+)[ -]?(h|ml|years?|days?|hours?|hrs?)\b/g, (_, count: string, unit: string) =>
      unit.startsWith('h') && Number(count) >= longHours ? ' lasting ' : ' ',
    )
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
  const words = typed.map(corrected);
  return { words, isComparing: typed.some(isComparative), notions: readNotions(words), least, most };
}
