import { clausesOf, isCondition, isScent, type Clause, type Item, type Term } from './clauses';
import type { Meaning } from './lexicon';
import type { Limit } from './read';
import { roles } from './roles';

export interface Bounds {
  least: number;
  most: number;
}

export const isLimited = ({ least, most }: Bounds): boolean => least > 0 || most < Infinity;

/** Half a cent or hour from its amount, a limit leaves this amount out: facts are whole cents and hours. */
const BEYOND = 0.5;

/** What follows a comma if a list goes on: 'no rose, oud or musk'. */
const LIST = /^(?:\w+ (?:, )?){1,5}n?or /;

/** What may stand between a denial and what it takes back: 'not too cloying'. */
const DEGREE = /^(?:too|so|very|at|all|that|a|the|be|really)$/;

type LimitItem = Extract<Item, { is: 'limit' }>;
type TermItem = Extract<Item, { is: 'term' }>;

const termsOf = (items: readonly Item[]): Term[] =>
  items.flatMap((item) => (item.is === 'term' ? [item.term] : []));

/** Marks terms of a clause; its scents, if it has any: 'for winter vanilla is too sweet for me' refuses no winter. */
function mark(terms: readonly Term[], stance: 'refused' | 'unclear'): void {
  const open = terms.filter(
    (term) => term.stance === 'wished' || (stance === 'refused' && term.stance === 'unclear'),
  );
  const scents = open.filter(({ meaning }) => !isCondition(meaning));
  const isRefusedElse = terms.some((term) => term.stance === 'refused');
  for (const term of scents.length > 0 || isRefusedElse ? scents : open) term.stance = stance;
}

/** Whether a word after a scent begins a judgement: 'is', 'doesn't'. */
const isVerb = (word = ''): boolean =>
  roles.judging.has(word) || (/^(?!(?:ca|wo)?nt$).+nt$/.test(word) && roles.denial.has(word));

/** Whether a scent is judged: 'oud is for grannies' is no wish, unlike 'oud is my favourite'. */
function isJudged(items: readonly Item[], place: number, { kind, things, like }: Meaning): boolean {
  if (things.length === 0 || kind === 'mood' || like !== undefined) return false;
  const after = items.slice(place + 1).map(({ word }) => word);
  const [verb] = roles.noun.has(after[0] ?? '') && isVerb(after[1]) ? after.slice(1) : after;
  const isFound = /^f(?:ind|inds|ound)$/.test(items[place - 1]?.word ?? '') && after.length > 0;
  return (isFound || isVerb(verb)) && !after.some((word) => roles.praise.has(word));
}

/** How many unknown words after 'for' may be a name: 'rose for a trip to Corsica'. */
const MAX_NAMES = 2;

/** Whether an unknown word may be a name, of which a wish says nothing. */
function isName(items: readonly Item[], place: number): boolean {
  const before = items.slice(0, place);
  const start = before.findLastIndex((one) =>
    one.is === 'term'
      ? !isCondition(one.term.meaning)
      : [roles.about, roles.subject, roles.judging].some((role) => role.has(one.word)),
  );
  const unread = before.slice(start).filter(({ is }) => is === 'unread');
  return roles.about.has(before[start]?.word ?? '') && unread.length < MAX_NAMES;
}

/** Whether a term ends a denial: 'no vanilla strong' asks for a strong one, 'not too strong vanilla' for vanilla. */
function endsDenial(
  items: readonly Item[],
  place: number,
  meaning: Meaning,
  denied: readonly Term[],
): boolean {
  const wordAt = (at: number): string => items[at]?.word ?? '';
  if (roles.list.has(wordAt(place - 1))) return false;
  if (isCondition(meaning))
    return (
      meaning.kind !== 'always' &&
      denied.some((term) => !isCondition(term.meaning)) &&
      !roles.noun.has(wordAt(place + 1))
    );
  const denial = items.findLastIndex(({ is, word }) => is === 'denial' && !roles.degree.has(word));
  const isOfDegree = /^(?:too|so|very|overly)$/.test(wordAt(denial + 1)) && items[place - 1]?.is === 'term';
  return isOfDegree && !isCondition(meaning) && denied.every((term) => !isScent(term.meaning));
}

/** @param isTurned whether a denial turns it round: 'not over 150' */
function setLimit(bounds: Bounds, { kind, amount }: Limit, isTurned: boolean): void {
  const beyond = !isTurned && (kind === 'over' || kind === 'under') ? BEYOND : 0;
  if ((kind === 'over' || kind === 'least') !== isTurned) bounds.least = amount + beyond;
  else bounds.most = amount - beyond;
}

/** What the items of a clause say, read from left to right. */
class Reading {
  /** The terms since the last denial; undefined without one. */
  denied: Term[] | undefined;
  /** The denials that have refused nothing yet: 'honey? no thanks'. */
  open: Item[] = [];
  isAdverse = false;
  isUnread = false;
  /** The last denial that may be one of a price. */
  private last: Item | undefined;

  /** @param isList whether the clause goes on with what the one before it denies */
  constructor(
    private readonly items: readonly Item[],
    private readonly isList: boolean,
  ) {
    if (isList) this.denied = [];
  }

  term({ term, mayRefuse }: TermItem, place: number): void {
    const { items, denied } = this;
    const { meaning } = term;
    const isAfterWish = termsOf(items.slice(0, place)).some(({ stance }) => stance === 'wished');
    if (mayRefuse && !denied && isAfterWish) {
      // 'Vanilla annoys me.'
      this.isAdverse = true;
      term.stance = 'refused';
      return;
    }
    if (denied && endsDenial(items, place, meaning, denied)) this.denied = undefined;
    if (this.denied) term.stance = 'refused';
    this.denied?.push(term);
    this.open = [];
    const isUnknown = !isCondition(meaning) && items[place - 1]?.is === 'unread';
    this.isUnread ||= isUnknown || isJudged(items, place, meaning);
  }

  denial(item: Item): void {
    const isDegree = roles.degree.has(item.word);
    if (this.denied && isDegree) return;
    this.open.push(item);
    this.denied = [];
    this.last = isDegree ? undefined : item;
  }

  adverse({ word }: Item, place: number): void {
    const denial = this.open.at(-1);
    const isTakenBack =
      denial && this.items.slice(this.items.indexOf(denial) + 1, place).every((one) => DEGREE.test(one.word));
    if (isTakenBack) this.open = [];
    else this.isAdverse = true;
    if (word === 'too') this.denied = [];
  }

  free(_: Item, place: number): void {
    const [first, link, last] = this.items.slice(Math.max(0, place - 3), place);
    const before = this.items[place - 1];
    if (before?.is === 'term') before.term.stance = 'refused';
    // Of 'oud and musk free', nobody knows whether oud is refused, too.
    if (last && first?.is === 'term' && roles.list.has(link?.word ?? '') && isScent(first.term.meaning))
      mark([first.term], 'unclear');
  }

  unread(_: Item, place: number): void {
    // Of 'rose without a fuss', nobody knows what is refused.
    this.isUnread ||= this.open.length > 0 || !isName(this.items, place);
    this.open = [];
  }

  plain({ word }: Item, place: number): void {
    if (this.isList && !this.last && (roles.wish.has(word) || roles.place.has(word))) this.denied = undefined;
    // 'Oud haunts me.'
    const isObject = /^(?:me|us|my|our)$/.test(word) && this.items[place - 1]?.is === 'term';
    this.isUnread ||= isObject && termsOf(this.items).length > 1;
  }

  /** Whether a limit is turned round by a denial: 'not over 150', but not 'no vanilla over 150'. @param meant what the clause is about */
  turns(item: LimitItem, meant: readonly Term[]): boolean {
    const { last, denied, open } = this;
    const between = this.items.slice(last ? this.items.indexOf(last) + 1 : 0, this.items.indexOf(item));
    const isOfPrice =
      open.length === 0 ||
      between.length === 0 ||
      between.some(({ word }) => roles.paying.has(word)) ||
      meant.every(({ stance }) => stance !== 'wished');
    // A denial belongs to a price only if nothing that can be refused stands between.
    if (!last || !isOfPrice || denied?.length !== 0) return false;
    open.pop();
    // 'Nothing fancy under 100' asks for less than 100, 'nothing under 100' for at least 100.
    const { kind } = item.limit;
    return kind === 'over' || (kind === 'under' && between.length === 0);
  }
}

/** The terms that a clause is about: its own, and the list before it; else those of the clause before. */
function meantBy(clause: Clause, before: readonly Clause[]): Term[] {
  const found = [...clause.terms];
  const isListed = found.length === 0 || clause.items[0]?.is === 'term';
  for (const { items, terms } of before.toReversed()) {
    const isBare = items.every((item) => item.is === 'term' || roles.list.has(item.word));
    if (found.length > 0 && !(isListed && isBare && terms.every(({ meaning }) => isScent(meaning)))) break;
    found.push(...terms);
    if (terms.length > 0 && !isBare) break;
  }
  return found;
}

/** Step 3: what a wish asks for, and what it refuses. */
export function divide(words: readonly string[]) {
  const clauses = clausesOf(words);
  // In cents, and in hours: 'up to 200' makes 20,000 of `most`, 'under 200' 19,999.5.
  const price: Bounds = { least: 0, most: Infinity };
  const hours: Bounds = { least: 0, most: Infinity };
  /** The clauses that are not understood. */
  const unclear: string[] = [];
  // What a clause without terms says of the next one: 'least favourite: oud', 'excl. oud'.
  let isDenying = false;
  let title = '';
  for (const [index, clause] of clauses.entries()) {
    const { items, terms, end, rest } = clause;
    const meant = meantBy(clause, clauses.slice(0, index));
    const reading: Reading = new Reading(items, isDenying);
    for (const [place, item] of items.entries()) {
      if (item.is === 'term') reading.term(item, place);
      else if (item.is !== 'limit') reading[item.is](item, place);
      else setLimit(item.limit.of === 'price' ? price : hours, item.limit, reading.turns(item, meant));
    }
    const typed = items.flatMap(({ is, word }) => (is === 'limit' ? [] : [word])).join(' ');
    // 'Vanilla? Really?'
    const isDoubt =
      end === '?' && terms.length === 0 && [1, 2].includes(items.length) && clauses[index - 1]?.end === '?';
    const isUnread = reading.isUnread || isDoubt || title !== '';
    const isRefusal: boolean = reading.isAdverse || reading.open.length > 0;
    if (!isRefusal && isUnread && meant.some(({ stance }) => stance === 'wished'))
      unclear.push(`${title} ${typed}`.trim());
    if (isRefusal || isUnread) mark(meant, isRefusal ? 'refused' : 'unclear');
    const isStart = clauses.slice(0, index + 1).every((one) => one.terms.length === 0);
    const isTitle = end === ':' || (isStart && (!/[.!?]/.test(end) || items.length < 3));
    title = isUnread && terms.length === 0 && (end === ':' || items.length === 1) ? typed : '';
    isDenying = (isRefusal && isTitle) || (reading.denied !== undefined && end === ',' && LIST.test(rest));
  }
  return { terms: clauses.flatMap(({ terms }) => terms), price, hours, unclear };
}
