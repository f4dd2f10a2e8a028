import { corrected, meaningOf, pairs, phraseAt, roles, type Meaning } from './scentWords';
import { tokensOf } from './wording';

/** Something that a wish asks for, or that it excludes. */
export interface Notion {
  meaning: Meaning;
  /** The words for it, as typed. */
  typed: string;
  denied: boolean;
  weight: number;
}

/** A wish, read into its parts. */
export interface ReadWish {
  /** Without spelling mistakes; '' for the words of a price. */
  words: readonly string[];
  notions: readonly Notion[];
  /** The limits of the price, in cents. */
  least: number;
  most: number;
}

/** The number of characters and words that are read. */
const MAX_LETTERS = 1_000;
const MAX_WORDS = 100;
/** The number of words before a number that may belong to its price. */
const PRICE_REACH = 5;

const isMark = (word: string): boolean => /\W/.test(word);

/** Takes the prices out of the words: 'under 150', 'up to $200', 'nothing over 160', 'between 100 and 150'. */
function readPrices(words: readonly string[]): { words: string[]; least: number; most: number } {
  const rest = [...words];
  let [least, most] = [0, Infinity];
  for (const [at, word] of words.entries()) {
    if (!/\d/.test(word) || roles.unit.has(words[at + 1] ?? '')) continue;
    const from = Math.max(0, at - PRICE_REACH);
    const first = words.slice(from, at).findLastIndex(isMark) + 1 + from;
    const before = words.slice(first, at);
    const after = words.slice(at + 1, at + 3);
    const isCue = (one: string): boolean => roles.atMost.has(one) || roles.atLeast.has(one);
    if (!before.some(isCue) && !after.some((one) => roles.money.has(one))) continue;
    const isFloor = before.some((one) => roles.atLeast.has(one)) && !before.some((one) => roles.atMost.has(one) || (roles.denial.has(one) && one !== 'than') || /\d/.test(one));
    if (isFloor) least = 100 * Number(word);
    else most = Math.min(most, 100 * Number(word));
    const cue = before.findIndex((one) => isCue(one) || roles.denial.has(one));
    rest.fill('', cue < 0 ? at : first + cue, at + 1);
    for (const [index, one] of after.entries()) if (roles.money.has(one)) rest[at + 1 + index] = '';
  }
  return { words: rest, least, most };
}

/** Whether a list goes on after a comma: 'no rose, oud or musk'. */
function listGoesOn(words: readonly string[], comma: number): boolean {
  const next = words.slice(comma + 1).find((word) => /^n?or$|[^\w,]/.test(word) || roles.turn.has(word) || roles.softTurn.has(word) || roles.denial.has(word));
  return next === 'or' || next === 'nor';
}

const SEASON = /^(?:spring|summer|autumn|winter)$/;
const everySeason = meaningOf('@year');
/** The weight of what is stressed, and of 'a bit of' something. */
const MORE = 1.5;
const LITTLE = 0.6;

/** Reads what is asked for and what is excluded, from the first word to the last. */
function readNotions(words: readonly string[]): Notion[] {
  const notions: Notion[] = [];
  /** The word of denial that holds, and the number of notions it has denied. */
  let denial = '';
  let reach = 0;
  /** The first notion of the clause. */
  let clause = 0;
  let weight = 1;
  let joined = false;
  let also = false;
  const denyClause = (): void => {
    for (const notion of notions.slice(clause)) notion.denied = true;
  };
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const [next = '', second = ''] = words.slice(at + 1);
    const isCaused = words.slice(Math.max(0, at - 3), at).some((one) => roles.cause.has(one));
    const partner = pairs.get(word);
    const found = phraseAt(words, at);
    if (roles.regret.has(word) && denial === '' && isCaused && notions.length > clause) denyClause();
    else if (found && (found.length > 1 || !(roles.denial.has(word) || roles.turn.has(word)))) {
      const { length } = found;
      const meaning = also && found.meaning.conditions.some((one) => SEASON.test(one)) ? everySeason : found.meaning;
      // 'No musk and light' asks for light; 'not sweet and heavy' for neither.
      const last = notions.at(-1)?.meaning;
      if (joined && reach > 0 && denial !== 'not' && last?.kind === '' && last.things.length > 0 && (meaning.kind !== '' || meaning.things.length === 0)) denial = '';
      notions.push({ meaning, typed: words.slice(at, at + length).join(' '), denied: denial !== '', weight });
      reach += 1;
      if (denial === 'too' || denial === 'less') denial = '';
      [weight, joined, also] = [1, false, false];
      at += length - 1;
    } else if (isMark(word)) {
      if (!(word === ',' && denial !== '' && listGoesOn(words, at))) denial = '';
      [clause, weight] = [notions.length, 1];
    } else if (partner === undefined && roles.denial.has(word) && (roles.pardon.has(next) || roles.pardon.has(second))) {
      also = /^(?:only|just)$/.test(next);
      at += roles.pardon.has(next) ? 1 : 2;
    } else if (roles.denial.has(word) && (partner === undefined || partner === next)) {
      // 'Oud is too strong for me', 'musk is not for me'.
      if (isCaused && (word === 'too' ? words.includes('me', at) : /^(?:for|my)$/.test(next))) denyClause();
      [denial, reach] = word === 'than' ? ['', 0] : [word, 0];
      if (partner !== undefined) at += 1;
    } else if (word === 'free') {
      const last = notions.at(-1);
      if (last && notions.length > clause) last.denied = true;
    } else if (roles.turn.has(word)) [denial, clause] = ['', notions.length];
    else if (roles.softTurn.has(word) && reach > 0) denial = '';
    joined = joined || word === 'and';
    if (roles.more.has(word)) weight = MORE;
    if (roles.little.has(word)) weight = LITTLE;
  }
  return notions;
}

/** Reads a text. It takes time in proportion to its length, up to a limit. */
export function parseWish(text: string): ReadWish {
  const spelled = text
    .slice(0, MAX_LETTERS)
    .replace(/w\/o\b/gi, 'without ')
    .replace(/(\d)[.,](\d{3})\b/g, '$1$2')
    .replace(/(\d)[.,]\d+/g, '$1')
    .replace(/[&+]/g, ' and ');
  const { words, least, most } = readPrices(tokensOf(spelled).slice(0, MAX_WORDS));
  const meant = words.map(corrected);
  return { words: meant, notions: readNotions(meant), least, most };
}
