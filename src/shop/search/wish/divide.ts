import { phraseAt, type Meaning } from './lexicon';
import { pairs, roles } from './words';

/** Something that a wish asks for, or that it refuses. */
export interface Notion {
  meaning: Meaning;
  /** The words for it, as typed. */
  typed: string;
  refused: boolean;
  /** Whether it directly follows another one, as in 'cherry blossom'. */
  joined: boolean;
}

/** What follows a comma if a list goes on: 'no rose, oud or musk'. */
const LIST = /^(?:\w+ (?:, )?){1,5}n?or /;

const isMark = (word: string): boolean => /\W/.test(word);

/** Walks through the words of a wish and collects its notions. */
class Reader {
  readonly notions: Notion[] = [];
  at = 0;
  /** The word of denial that holds, or ''. */
  denial = '';
  /** Whether a notion follows the last word of denial. */
  hasRefused = false;
  /** The index of the first notion of this clause, and of the last clause before it that has one. */
  clause = 0;
  lastClause = 0;
  /** The place after the last notion's words. */
  end = -1;
  readonly words: readonly string[];

  constructor(words: readonly string[]) {
    this.words = words;
  }

  word(offset = 0): string {
    return this.words[this.at + offset] ?? '';
  }

  /** Whether nothing follows in this clause but thanks. */
  isLast(): boolean {
    const next = this.word(1);
    return next === '' || isMark(next) || roles.thanks.has(next);
  }

  /** Whether 'makes me' or the like stands at this word or shortly before it. */
  isCaused(): boolean {
    return this.words.slice(Math.max(0, this.at - 3), this.at + 1).some((word) => roles.cause.has(word));
  }

  isDenial(): boolean {
    const next = this.word(1);
    return roles.denial.has(this.word()) && (pairs.get(this.word()) ?? next) === next;
  }

  hasNotions(): boolean {
    return this.notions.length > this.clause;
  }

  startClause(): void {
    if (this.hasNotions()) this.lastClause = this.clause;
    this.clause = this.notions.length;
  }

  refuseFrom(index = this.clause): void {
    for (const notion of this.notions.slice(index)) notion.refused = true;
  }
}

/** A rule looks at the present word. It returns whether the word was its own; then no other rule sees it. */
type Rule = (reader: Reader) => boolean;

/** 'Roses make me sneeze': refuses what stands before. */
const regret: Rule = (reader) => {
  const isRegret = roles.regret.has(reader.word().replace(/s$/, ''));
  if (!isRegret || reader.denial !== '' || !reader.isCaused() || !reader.hasNotions()) return false;
  reader.refuseFrom();
  return true;
};

/** 'Jasmine gives me migraines, roses too.' */
const alsoRefused: Rule = (reader) => {
  if (reader.word() !== 'too' || !reader.isLast()) return false;
  if (reader.notions[reader.clause - 1]?.refused) reader.refuseFrom();
  return true;
};

/** 'Honey? No thanks.', 'pepper yes, saffron no'. */
const refusal: Rule = (reader) => {
  if (!roles.refusal.has(reader.word()) || !reader.isLast() || reader.notions.length === 0) return false;
  reader.refuseFrom(reader.hasNotions() ? reader.clause : reader.lastClause);
  while (roles.thanks.has(reader.word(1))) reader.at += 1;
  return true;
};

/** A phrase with a meaning. */
const notion: Rule = (reader) => {
  const { words, at } = reader;
  const found = phraseAt(words, at);
  if (!found || (found.length === 1 && reader.isDenial())) return false;
  const end = at + found.length;
  const typed = words.slice(at, end).join(' ');
  const refused = reader.denial !== '';
  reader.notions.push({ meaning: found.meaning, typed, refused, joined: at === reader.end });
  reader.hasRefused = true;
  reader.end = end;
  if (reader.denial === 'too' || reader.denial === 'less') reader.denial = '';
  reader.at = end - 1;
  return true;
};

/** A comma or another mark ends a denial, unless a list goes on. */
const mark: Rule = (reader) => {
  if (!isMark(reader.word())) return false;
  const isInList = reader.word() === ',' && LIST.test(reader.words.slice(reader.at + 1).join(' '));
  if (!isInList) reader.denial = '';
  reader.startClause();
  return true;
};

/** 'No', 'without', 'tired of': refuses what follows. */
const denial: Rule = (reader) => {
  if (!reader.isDenial()) return false;
  const [word, next, second] = [reader.word(), reader.word(1), reader.word(2)];
  const isPair = pairs.has(word);
  if (!isPair && (roles.pardon.has(next) || roles.pardon.has(second))) {
    // 'Not only for winter' denies nothing.
    if (roles.pardon.has(second)) reader.at += 2;
    else if (roles.turn.has(next)) reader.at += 1;
    return true;
  }
  // 'Oud is too strong for me', 'musk is not for me'.
  const isForMe = word === 'too' ? reader.words.includes('me', reader.at) : /^(?:for|my)$/.test(next);
  if (isForMe && reader.isCaused()) reader.refuseFrom();
  reader.denial = word === 'than' ? '' : word;
  reader.hasRefused = false;
  if (isPair) reader.at += 1;
  return true;
};

/** 'Musk-free'. */
const free: Rule = (reader) => {
  if (reader.word() !== 'free') return false;
  if (reader.hasNotions()) reader.refuseFrom(reader.notions.length - 1);
  return true;
};

/** 'But' ends a denial; 'with' does, once something is refused. */
const turn: Rule = (reader) => {
  const isTurn = roles.turn.has(reader.word());
  if (isTurn || (roles.softTurn.has(reader.word()) && reader.hasRefused)) reader.denial = '';
  if (isTurn) reader.startClause();
  return true;
};

const RULES: readonly Rule[] = [regret, alsoRefused, refusal, notion, mark, denial, free, turn];

/** Step 2: divides the words of a wish into notions, asked for or refused, in their order. */
export function divide(words: readonly string[]): readonly Notion[] {
  const reader = new Reader(words);
  for (; reader.at < words.length; reader.at += 1) RULES.some((rule) => rule(reader));
  return reader.notions;
}
