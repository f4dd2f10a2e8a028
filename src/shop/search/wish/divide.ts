import { pairs } from '#shop/products/denials';
import { phraseAt, type Meaning, type Phrase } from './lexicon';
import { limitIn, type Limit } from './read';
import { refusesBefore, roles } from './roles';

/** A word or phrase with a meaning, which a wish asks for or refuses. */
export interface Term {
  meaning: Meaning;
  typed: string;
  refused: boolean;
  /** The term directly before it, as in 'cherry blossom'. */
  follows: Term | undefined;
}

export interface Bounds {
  least: number;
  most: number;
}

export const isLimited = ({ least, most }: Bounds): boolean => least > 0 || most < Infinity;

export interface Divided {
  terms: readonly Term[];
  /** The limits of its price, in cents: 'up to 200' makes 20,000 of `most`, 'under 200' 19,999.5. */
  price: Bounds;
  /** The limits of the hours that it lasts. */
  hours: Bounds;
}

/** Half a cent or hour from its amount, a limit leaves this amount out: facts are whole cents and hours. */
const BEYOND = 0.5;

const isCondition = ({ things, kind }: Meaning): boolean => things.length === 0 && kind !== 'mood';

/** What follows a comma if a list goes on: 'no rose, oud or musk'. */
const LIST = /^(?:\w+ (?:, )?){1,5}n?or /;

/** Denials that are ones only with a certain word after them: 'sick of'. */
const pairOf = new Map<string, string>(Object.entries(pairs));

/** 'No', 'tired of'; but not 'I don't mind'. */
function isDenial(words: readonly string[], at: number): boolean {
  const [word = '', next = ''] = words.slice(at);
  const isPair = pairOf.get(word)?.split(' ').includes(next) ?? true;
  return roles.denial.has(word) && isPair && !roles.pardon.has(next);
}

/** A wish that is read from left to right: its terms so far, and what the words so far say of the next ones. */
class Division {
  readonly terms: Term[] = [];
  readonly price: Bounds = { least: 0, most: Infinity };
  readonly hours: Bounds = { least: 0, most: Infinity };
  /** Whether the next terms are refused. */
  private isDenying = false;
  /** The index of the first term after the last denial. */
  private denialStart = 0;
  /** The place of the last denial that can deny a price. */
  private denialAt = -1;
  private isNewClause = true;
  /** The index of the first term in the last clause. */
  private clauseStart = 0;
  /** The place after the last term. */
  private end = 0;

  constructor(private readonly words: readonly string[]) {}

  /** Reads what begins at a place. @returns the place after it */
  read(at: number): number {
    const { words } = this;
    const word = words[at] ?? '';
    const limit = limitIn(word);
    if (limit) return this.readLimit(limit, at);
    const isRefusal = this.refusesBack(at);
    if (isRefusal) this.refuseFrom(this.clauseStart);
    // 'Musk-free.'
    if (word === 'free' && !isDenial(words, at)) this.refuseFrom(this.terms.length - 1);
    const phrase = phraseAt(words, at);
    if (phrase && (phrase.length > 1 || !isDenial(words, at))) return this.readPhrase(phrase, at, isRefusal);
    if (this.isTurn(word)) return this.readTurn(at);
    const isDegree = this.isDenying && roles.degree.has(word);
    return isDenial(words, at) && !isDegree ? this.readDenial(at) : at + 1;
  }

  private readPhrase(phrase: Phrase, at: number, isRefusal: boolean): number {
    const follows = at === this.end ? this.terms.at(-1) : undefined;
    if (this.endsDenial(phrase, at)) this.isDenying = false;
    this.end = at + phrase.length;
    if (this.isNewClause) this.clauseStart = this.terms.length;
    this.isNewClause = false;
    const typed = this.words.slice(at, this.end).join(' ');
    this.terms.push({ meaning: phrase.meaning, typed, refused: this.isDenying || isRefusal, follows });
    return this.end;
  }

  /** 'No vanilla strong' asks for a strong one. */
  private endsDenial({ meaning, length }: Phrase, at: number): boolean {
    return (
      isCondition(meaning) &&
      meaning.kind !== 'always' &&
      this.terms.slice(this.denialStart).some((term) => !isCondition(term.meaning)) &&
      !this.words.slice(this.end, at).some((word) => roles.list.has(word)) &&
      !roles.noun.has(this.words[at + length] ?? '')
    );
  }

  /** Whether a word ends a clause: a sign, 'but', or the 'with' of 'no musk with rose', which asks for rose. */
  private isTurn(word: string): boolean {
    const isSoft = roles.softTurn.has(word) && this.isDenying && this.terms.length > this.denialStart;
    return /\W/.test(word) || roles.turn.has(word) || isSoft;
  }

  private readTurn(at: number): number {
    const rest = this.words.slice(at + 1).join(' ');
    this.isDenying &&= this.words[at] === ',' && LIST.test(rest);
    this.isNewClause = true;
    return at + 1;
  }

  private readDenial(at: number): number {
    const word = this.words[at] ?? '';
    const last = pairOf.has(word) ? at + 1 : at;
    this.isDenying = true;
    this.denialStart = this.terms.length;
    this.denialAt = roles.degree.has(word) ? -1 : last;
    return last + 1;
  }

  /** A denial belongs to a price only if nothing that can be refused stands between. */
  private readLimit({ kind, amount, of }: Limit, at: number): number {
    const denialAt = this.denialAt;
    const between = this.terms.slice(this.denialStart);
    const isFor = this.words.slice(denialAt, at).some((word) => roles.purpose.has(word));
    const isRefused = between.some(({ meaning }) => meaning.kind !== 'mood' || !isFor);
    const isDenied = this.isDenying && denialAt >= 0 && !isRefused;
    if (isDenied) for (const term of between) term.refused = false;
    // 'Nothing fancy under 100' asks for less than 100, 'nothing under 100' for at least 100.
    const isTurned = isDenied && (kind === 'over' || (kind === 'under' && denialAt === at - 1));
    const beyond = !isTurned && (kind === 'over' || kind === 'under') ? BEYOND : 0;
    if ((kind === 'over' || kind === 'least') !== isTurned) this[of].least = amount + beyond;
    else this[of].most = amount - beyond;
    this.isDenying = false;
    this.isNewClause = true;
    return at + 1;
  }

  /** Whether the words from a place on refuse what stands before them: 'honey? no thanks'. */
  private refusesBack(at: number): boolean {
    const next = this.words[at + 1] ?? '';
    // 'Rose not over 100' refuses no rose.
    const isOfPrice = isDenial(this.words, at) && /^:(?:over|under)/.test(next);
    if (this.isDenying || isOfPrice) return false;
    const rest = this.words.slice(at).join(' ');
    // 'Jasmine gives me migraines, roses too.'
    const isToo = /^too(?: \W|$)/.test(rest) && this.terms[this.clauseStart - 1]?.refused === true;
    return isToo || refusesBefore.test(rest);
  }

  private refuseFrom(start: number): void {
    const last = this.terms.slice(start);
    // 'For winter vanilla is too sweet for me' refuses no winter.
    const scents = last.filter(({ meaning }) => !isCondition(meaning));
    for (const term of scents.length > 0 ? scents : last) term.refused = true;
  }
}

/** Step 2: divides the words of a wish into terms, asked for or refused, in their order. */
export function divide(words: readonly string[]): Divided {
  const division = new Division(words);
  for (let at = 0; at < words.length;) at = division.read(at);
  const { terms, price, hours } = division;
  return { terms, price, hours };
}
