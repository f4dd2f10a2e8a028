import { clausesOf, isCondition, isScent, type Clause, type Item, type Term } from './clauses';
import type { Meaning } from './lexicon';
import { roles } from './roles';

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
  /** The clauses that are not understood. */
  unclear: readonly string[];
}

/** Half a cent or hour from its amount, a limit leaves this amount out: facts are whole cents and hours. */
const BEYOND = 0.5;

/** What follows a comma if a list goes on: 'no rose, oud or musk'. */
const LIST = /^(?:\w+ (?:, )?){1,5}n?or /;

/** What may stand between a denial and what it takes back: 'not too cloying'. */
const DEGREE = /^(?:too|so|very|at|all|that|a|the|be|really)$/;

type LimitItem = Extract<Item, { is: 'limit' }>;

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

class Division {
  readonly price: Bounds = { least: 0, most: Infinity };
  readonly hours: Bounds = { least: 0, most: Infinity };
  readonly unclear: string[] = [];
  /** What a clause without terms says of the next one: 'least favourite: oud', 'excl. oud'. */
  private isDenying = false;
  private title = '';

  constructor(private readonly clauses: readonly Clause[]) {}

  read(clause: Clause, index: number): void {
    const { items, terms, end } = clause;
    const isList = this.isDenying;
    /** The terms since the last denial; undefined without one. */
    let denied: Term[] | undefined = isList ? [] : undefined;
    let denialAt = -1;
    /** Whether the last denial has refused nothing yet, and the one before it. */
    let isOpen = false;
    let wasOpen = false;
    let isAdverse = false;
    let isUnread = this.title !== '';
    /** How many unknown words may be a name: 'for a trip to Corsica'. */
    let names = 0;
    for (const [place, item] of items.entries()) {
      const { word } = item;
      const before = items[place - 1];
      if (item.is === 'term') {
        const { term } = item;
        const isAfterWish = terms.slice(0, terms.indexOf(term)).some(({ stance }) => stance === 'wished');
        if (item.mayRefuse && !denied && isAfterWish) {
          // 'Vanilla annoys me.'
          isAdverse = true;
          term.stance = 'refused';
          continue;
        }
        if (!isCondition(term.meaning)) {
          names = 0;
          if (before?.is === 'unread') isUnread = true;
        }
        if (denied && endsDenial(items, place, term.meaning, denied)) denied = undefined;
        if (denied) term.stance = 'refused';
        denied?.push(term);
        isOpen = wasOpen = false;
        if (isJudged(items, place, term.meaning)) isUnread = true;
      } else if (item.is === 'denial' && !(denied && roles.degree.has(word))) {
        wasOpen = isOpen;
        isOpen = true;
        denied = [];
        denialAt = roles.degree.has(word) ? -1 : item.at;
      } else if (item.is === 'adverse') {
        const from = items.findLastIndex((one) => one.is === 'denial');
        const isTakenBack = isOpen && items.slice(from + 1, place).every((one) => DEGREE.test(one.word));
        if (isTakenBack) isOpen = false;
        else isAdverse = true;
        if (word === 'too') denied = [];
      } else if (item.is === 'free') {
        if (before?.is === 'term') before.term.stance = 'refused';
        // Of 'oud and musk free', nobody knows whether oud is refused, too.
        const first = items[place - 3];
        if (
          first?.is === 'term' &&
          roles.list.has(items[place - 2]?.word ?? '') &&
          isScent(first.term.meaning)
        )
          mark([first.term], 'unclear');
      } else if (item.is === 'limit') {
        const between = items.filter(({ at }) => at > denialAt && at < item.at);
        const isOfPrice =
          !isOpen ||
          between.length === 0 ||
          between.some((one) => roles.paying.has(one.word)) ||
          !this.meant(index).some((term) => term.stance === 'wished' && !denied?.includes(term));
        const isDenied = this.limit(item, isOfPrice && denialAt >= 0 ? denied : undefined, between);
        if (isDenied) isOpen = wasOpen;
      } else if (item.is === 'unread') {
        // Of 'rose without a fuss', nobody knows what is refused.
        if (isOpen || names === 0) isUnread = true;
        isOpen = false;
        names = Math.max(0, names - 1);
      } else if (isList && denialAt < 0 && (roles.wish.has(word) || roles.place.has(word))) {
        denied = undefined;
      } else if (/^(?:me|us|my|our)$/.test(word) && before?.is === 'term' && terms.length > 1) {
        // 'Oud haunts me.'
        isUnread = true;
      } else if (roles.about.has(word)) names = 2;
      else if (roles.subject.has(word) || roles.judging.has(word)) names = 0;
    }
    const typed = items.map(({ word }) => word).join(' ');
    if (isAdverse || isOpen || isUnread) {
      const meant = this.meant(index);
      const isRefusal = isAdverse || isOpen;
      if (!isRefusal && meant.some(({ stance }) => stance === 'wished'))
        this.unclear.push(`${this.title} ${typed}`.trim());
      mark(meant, isRefusal ? 'refused' : 'unclear');
    }
    const isStart = this.clauses.slice(0, index + 1).every((one) => one.terms.length === 0);
    const isTitle = end === ':' || (isStart && (!/[.!?]/.test(end) || items.length < 3));
    this.title = isUnread && terms.length === 0 && (end === ':' || items.length === 1) ? typed : '';
    this.isDenying =
      ((isAdverse || isOpen) && isTitle) || (denied !== undefined && end === ',' && LIST.test(clause.rest));
  }

  /** The terms that a clause is about: its own, and the list before it; else those of the clause before. */
  private meant(index: number): Term[] {
    const clause = this.clauses[index];
    const found = [...(clause?.terms ?? [])];
    const isListed = found.length === 0 || clause?.items[0]?.is === 'term';
    for (const { items, terms } of this.clauses.slice(0, index).reverse()) {
      const isBare = items.every((item) => item.is === 'term' || roles.list.has(item.word));
      if (found.length > 0 && !(isListed && isBare && terms.every(({ meaning }) => isScent(meaning)))) break;
      found.push(...terms);
      if (terms.length > 0 && !isBare) break;
    }
    return found;
  }

  /** @param denied the terms that a denial of the price also denies; undefined without one. @returns whether it is denied */
  private limit(
    { limit }: LimitItem,
    denied: readonly Term[] | undefined,
    between: readonly Item[],
  ): boolean {
    const { kind, amount, of } = limit;
    const isFor = between.some(({ word }) => word === 'for');
    // A denial belongs to a price only if nothing that can be refused stands between.
    const isDenied = denied?.every(({ meaning }) => meaning.kind === 'mood' && isFor) ?? false;
    if (isDenied) for (const term of denied ?? []) term.stance = 'wished';
    // 'Nothing fancy under 100' asks for less than 100, 'nothing under 100' for at least 100.
    const isTurned = isDenied && (kind === 'over' || (kind === 'under' && between.length === 0));
    const beyond = !isTurned && (kind === 'over' || kind === 'under') ? BEYOND : 0;
    if ((kind === 'over' || kind === 'least') !== isTurned) this[of].least = amount + beyond;
    else this[of].most = amount - beyond;
    return isDenied;
  }
}

/** Whether a condition ends a denial: 'no vanilla strong' asks for a strong one. */
const endsDenial = (
  items: readonly Item[],
  place: number,
  meaning: Meaning,
  denied: readonly Term[],
): boolean =>
  isCondition(meaning) &&
  meaning.kind !== 'always' &&
  denied.some((term) => !isCondition(term.meaning)) &&
  !roles.list.has(items[place - 1]?.word ?? '') &&
  !roles.noun.has(items[place + 1]?.word ?? '');

/** Step 3: what a wish asks for, and what it refuses. */
export function divide(words: readonly string[]): Divided {
  const clauses = clausesOf(words);
  const division = new Division(clauses);
  for (const [index, clause] of clauses.entries()) division.read(clause, index);
  const { price, hours, unclear } = division;
  return { terms: clauses.flatMap(({ terms }) => terms), price, hours, unclear };
}
