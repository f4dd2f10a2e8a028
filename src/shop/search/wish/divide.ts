import { phraseAt, type Meaning, type Phrase } from './lexicon';
import { pairs, roles } from './words';

/** A word or phrase with a meaning, which a wish asks for or refuses. */
export interface Term {
  meaning: Meaning;
  /** The words for it, as typed. */
  typed: string;
  refused: boolean;
  /** The term directly before it, as in 'cherry blossom'. */
  follows: Term | undefined;
}

/** What follows a comma if a list goes on: 'no rose, oud or musk'. */
const LIST = /^(?:\w+ (?:, )?){1,5}n?or /;

const isMark = (word: string): boolean => /\W/.test(word);

/** Walks through the words of a wish and collects its terms. */
class Reader {
  readonly terms: Term[] = [];
  at = 0;
  /** Whether a word of denial holds. */
  isDenying = false;
  hasTermSinceDenial = false;
  /** The index of the first term of the last clause that has one. */
  clauseStart = 0;
  isNewClause = true;
  /** The place after the last term's words. */
  lastTermEnd = -1;

  constructor(readonly words: readonly string[]) {}

  word(offset = 0): string {
    return this.words[this.at + offset] ?? '';
  }

  /** Whether nothing follows in this clause but thanks. */
  isLast(): boolean {
    const next = this.word(1);
    return next === '' || isMark(next) || roles.thanks.has(next);
  }

  isDenial(): boolean {
    const next = this.word(1);
    return roles.denial.has(this.word()) && (pairs.get(this.word()) ?? next) === next;
  }

  add({ meaning, length }: Phrase): void {
    if (this.isNewClause) this.clauseStart = this.terms.length;
    const end = this.at + length;
    const typed = this.words.slice(this.at, end).join(' ');
    const follows = this.at === this.lastTermEnd ? this.terms.at(-1) : undefined;
    this.terms.push({ meaning, typed, refused: this.isDenying, follows });
    this.isNewClause = false;
    this.hasTermSinceDenial = true;
    this.lastTermEnd = end;
    this.at = end - 1;
  }

  refuseFrom(index = this.clauseStart): void {
    for (const term of this.terms.slice(index)) term.refused = true;
  }
}

/** A rule looks at the present word. It returns whether the word was its own; then no other rule sees it. */
type Rule = (reader: Reader) => boolean;

/** 'Roses make me sneeze': refuses what stands before. */
const regret: Rule = (reader) => {
  const isRegret = roles.regret.has(reader.word().replace(/s$/, ''));
  const isCaused = reader.words.some((word) => roles.cause.has(word));
  if (!isRegret || !isCaused || reader.isDenying || reader.isNewClause) return false;
  reader.refuseFrom();
  return true;
};

/** 'Jasmine gives me migraines, roses too.' */
const alsoRefused: Rule = (reader) => {
  if (reader.word() !== 'too' || !reader.isLast()) return false;
  if (reader.terms[reader.clauseStart - 1]?.refused) reader.refuseFrom();
  return true;
};

/** 'Honey? No thanks.', 'pepper yes, saffron no'. */
const refusal: Rule = (reader) => {
  if (!roles.refusal.has(reader.word()) || !reader.isLast() || reader.terms.length === 0) return false;
  reader.refuseFrom();
  while (roles.thanks.has(reader.word(1))) reader.at += 1;
  return true;
};

/** A phrase with a meaning. */
const term: Rule = (reader) => {
  const found = phraseAt(reader.words, reader.at);
  if (!found || (found.length === 1 && reader.isDenial())) return false;
  reader.add(found);
  return true;
};

/** A comma or another mark ends a denial, unless a list goes on. */
const mark: Rule = (reader) => {
  if (!isMark(reader.word())) return false;
  const isInList = reader.word() === ',' && LIST.test(reader.words.slice(reader.at + 1).join(' '));
  if (!isInList) reader.isDenying = false;
  reader.isNewClause = true;
  return true;
};

/** 'Not only for winter' and 'I can't get enough of vanilla' deny nothing. */
const pardon: Rule = (reader) => {
  if (!reader.isDenial() || pairs.has(reader.word())) return false;
  const isPardon = [1, 2].map((offset) => roles.pardon.has(reader.word(offset)));
  if (isPardon[1]) reader.at += 2;
  return isPardon.includes(true);
};

/** 'No', 'without', 'tired of': refuses what follows. */
const denial: Rule = (reader) => {
  if (!reader.isDenial()) return false;
  // 'Oud is too strong for me', 'musk is not for me'.
  const isForMe =
    reader.word() === 'too' ? reader.words.includes('me', reader.at) : /^(?:for|my)$/.test(reader.word(1));
  if (isForMe && !reader.isNewClause) reader.refuseFrom();
  reader.isDenying = true;
  reader.hasTermSinceDenial = false;
  if (pairs.has(reader.word())) reader.at += 1;
  return true;
};

/** 'Musk-free'. */
const free: Rule = (reader) => {
  if (reader.word() !== 'free') return false;
  reader.refuseFrom(reader.terms.length - 1);
  return true;
};

/** 'But' ends a denial; 'with' ends one that a term follows already: 'no musk with rose'. */
const turn: Rule = (reader) => {
  const isTurn = roles.turn.has(reader.word());
  const isSoftTurn = roles.softTurn.has(reader.word()) && reader.hasTermSinceDenial;
  if (isTurn || isSoftTurn) reader.isDenying = false;
  if (isTurn) reader.isNewClause = true;
  return true;
};

/**
 * The order counts where rules share words. 'Sick' is a regret in 'makes me sick', else a denial in 'sick of'. 'No' at
 * the end denies what stands before it, else what follows. A phrase with a meaning may contain a word of denial. A
 * pardon is an exception from a denial.
 */
const RULES: readonly Rule[] = [regret, alsoRefused, refusal, term, mark, pardon, denial, free, turn];

/** Step 2: divides the words of a wish into terms, asked for or refused, in their order. */
export function divide(words: readonly string[]): readonly Term[] {
  const reader = new Reader(words);
  for (; reader.at < words.length; reader.at += 1) RULES.some((rule) => rule(reader));
  return reader.terms;
}
