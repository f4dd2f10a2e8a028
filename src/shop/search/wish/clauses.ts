import { isAdverse, isCommon, isRead, phraseAt, type Meaning } from './lexicon';
import { limitIn, type Limit } from './read';
import { phrases, roles } from './roles';

/** A word or phrase with a meaning, and whether the wish asks for it, refuses it, or is not understood about it. */
export interface Term {
  meaning: Meaning;
  typed: string;
  /** The term directly before it, as in 'cherry blossom'. */
  follows: Term | undefined;
  stance: 'wished' | 'refused' | 'unclear';
}

/** What stands at one place of a clause. */
export type Item = { at: number; word: string } & (
  | { is: 'term'; term: Term; mayRefuse: boolean }
  | { is: 'limit'; limit: Limit }
  | { is: 'denial' | 'adverse' | 'free' | 'plain' | 'unread' }
);

/** The items up to a mark, a price, or a word such as 'but'. */
export interface Clause {
  items: Item[];
  terms: Term[];
  /** The mark or word that ends it; '' at the end of the text. */
  end: string;
  /** The words after it, as far as a list may go on. */
  rest: string;
}

export const isCondition = ({ things, kind }: Meaning): boolean => things.length === 0 && kind !== 'mood';

export const isScent = (meaning: Meaning): boolean => meaning.kind === 'scent' && !isCondition(meaning);

/** Whether a scent follows, which is no perfume's name: the second of 'more musk than the oud'. */
function isScentAfter(words: readonly string[], at: number): boolean {
  const isLoose = isCommon(words[at + 1] ?? '');
  const { meaning } = phraseAt(words, at + 1) ?? (isLoose ? phraseAt(words, at + 2) : undefined) ?? {};
  return meaning !== undefined && !isCondition(meaning) && meaning.like === undefined;
}

/** What a word without a meaning does, and how many words it takes. */
function roleAt(words: readonly string[], at: number, before: Clause): [Item['is'], number] {
  const [word = '', next = ''] = words.slice(at);
  const last = before.items.at(-1);
  if (word === 'free' && last?.is === 'term' && !/^(?:of|from)$/.test(next)) return ['free', 1];
  for (const [is, pattern] of phrases) {
    const [several] = pattern.exec(words.slice(at, at + 5).join(' ')) ?? [];
    if (several !== undefined) return [is, several.split(' ').length];
  }
  if (roles.denial.has(word)) return ['denial', 1];
  // 'Musk over oud', 'I prefer musk to oud', 'very little oud', but not 'a little oud'.
  const isRanked =
    (/^(?:than|over|before|above)$/.test(word) && !/^(?:dinner|lunch|drinks)$/.test(next)) ||
    (word === 'to' && before.items.some((item) => /^prefer/.test(item.word))) ||
    (word === 'little' && last?.word !== 'a');
  // 'More like Royal Oud than Classic Musk'
  const isNearer =
    word === 'than' &&
    /\blike \w+$/.test(before.items.map((item) => item.word.replaceAll(' ', '')).join(' '));
  if (isNearer || (isRanked && isScentAfter(words, at))) return ['denial', 1];
  // 'Vanilla is too sweet', but not 'vanilla, too'.
  const isJudged = before.terms.length > 0 && (last?.is === 'term' || roles.judging.has(last?.word ?? ''));
  if (word === 'too' && /\w/.test(next)) return [isJudged ? 'adverse' : 'denial', 1];
  // 'Strong enough', unlike 'oud, enough'.
  const isMeasured = word === 'enough' && last?.is === 'term' && !isScent(last.term.meaning);
  if (isAdverse(word)) return [isMeasured ? 'plain' : 'adverse', 1];
  return [isRead(word) ? 'plain' : 'unread', 1];
}

/** Whether a word begins a wish after a refusal: the 'with' of 'no musk with rose', the 'love' of 'hate oud love musk'. */
function isSoftTurn({ items }: Clause, word: string): boolean {
  const lastOf = (is: Item['is']): number => items.findLastIndex((item) => item.is === is);
  const term = lastOf('term');
  const denial = lastOf('denial');
  // 'Musk stinks, I don't want vanilla.'
  if (term < 0 || denial > term) return false;
  return roles.wish.has(word) ? denial >= 0 || lastOf('adverse') >= 0 : denial >= 0 && roles.place.has(word);
}

/** Step 2: reads the words from left to right, the longest phrase with a meaning first. */
export function clausesOf(words: readonly string[]): Clause[] {
  // In 'oud no amber yes' each answer follows what it is about.
  const isAnswered = /^(?!yes|no)(?=.*\byes\b)(?=.*\bno\b)/.test(words.join(' '));
  const clauses: Clause[] = [];
  let clause: Clause = { items: [], terms: [], end: '', rest: '' };
  const end = (mark: string, next: number): void => {
    clauses.push(Object.assign(clause, { end: mark, rest: words.slice(next, next + 12).join(' ') }));
    clause = { items: [], terms: [], end: '', rest: '' };
  };
  let lastTerm: Term | undefined;
  let lastEnd = -1;
  for (let at = 0; at < words.length;) {
    const word = words[at] ?? '';
    const limit = limitIn(word);
    const phrase = phraseAt(words, at);
    const [is, length] = roleAt(words, at, clause);
    if (limit) {
      clause.items.push({ is: 'limit', at, word, limit });
      end(word, (at += 1));
    } else if (phrase && (phrase.length > 1 || is !== 'denial')) {
      const { like, name } = phrase.meaning;
      const typed = like === undefined ? words.slice(at, at + phrase.length).join(' ') : name.toLowerCase();
      const follows = at === lastEnd ? lastTerm : undefined;
      lastTerm = { meaning: phrase.meaning, typed, follows, stance: 'wished' };
      clause.terms.push(lastTerm);
      const mayRefuse = is === 'adverse' && phrase.length === 1;
      clause.items.push({ is: 'term', at, word: typed, term: lastTerm, mayRefuse });
      lastEnd = at += phrase.length;
    } else if (
      /\W/.test(word) ||
      ((/^(?:vs|versus)$/.test(word) || roles.turn.has(word)) && is === 'plain')
    ) {
      end(word, (at += 1));
    } else {
      if (isSoftTurn(clause, word)) end(word, at);
      clause.items.push({ is, at, word: words.slice(at, at + length).join(' ') } as Item);
      at += length;
      if (isAnswered && (word === 'yes' || word === 'no')) end(word, at);
    }
  }
  end('', words.length);
  return clauses;
}
