import { clausesOf, isCondition, type Clause, type Term } from './clauses';
import type { Limit } from './read';
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

class Division {
  readonly price: Bounds = { least: 0, most: Infinity };
  readonly hours: Bounds = { least: 0, most: Infinity };
  readonly unclear: string[] = [];
  private isDenying = false;

  constructor(private readonly clauses: readonly Clause[]) {}

  read(index: number): void {
    const clause = this.clauses[index];
    if (!clause) return;
    const { items, terms } = clause;
    /** The terms since the last denial; undefined without one. */
    let denied: Term[] | undefined = this.isDenying ? [] : undefined;
    const isList = this.isDenying;
    let denialAt = -1;
    /** Whether the last denial has refused nothing yet. */
    let isOpen = false;
    let wasOpen = false;
    let isAdverse = false;
    let isUnread = false;
    /** How many unknown words may be a name: 'for a trip to Corsica'. */
    let names = 0;
    for (const [place, item] of items.entries()) {
      const { word } = item;
      if (item.is === 'term') {
        const { term } = item;
        const isJudgement = terms.slice(0, terms.indexOf(term)).some(({ stance }) => stance === 'wished');
        if (item.isAdverse && !denied && isJudgement) {
          isAdverse = true;
          term.stance = 'refused';
          continue;
        }
        const before = items[place - 1];
        if (!isCondition(term.meaning)) {
          if (before?.is === 'unread') isUnread = true;
          names = 0;
        }
        if (denied && this.endsDenial(clause, place, denied)) denied = undefined;
        denied?.push(term);
        if (denied) term.stance = 'refused';
        isOpen = wasOpen = false;
        if (this.isJudged(clause, place)) isUnread = true;
      } else if (item.is === 'denial') {
        if (roles.degree.has(word) && denied) continue;
        // 'Vanilla? No thanks, not over 200.'
        wasOpen = isOpen;
        denied = [];
        denialAt = roles.degree.has(word) ? -1 : item.at;
        isOpen = true;
      } else if (item.is === 'adverse') {
        const from = items.findLastIndex((one) => one.is === 'denial');
        const isTakenBack = isOpen && items.slice(from + 1, place).every((one) => DEGREE.test(one.word));
        if (isTakenBack) isOpen = false;
        else isAdverse = true;
        if (word === 'too') denied = [];
      } else if (item.is === 'free') {
        // 'Musk-free'. Of 'oud and musk free', nobody knows whether oud is refused, too.
        const [first, link, last] = items.slice(Math.max(0, place - 3), place);
        const free = last ?? link ?? first;
        if (free?.is === 'term') free.term.stance = 'refused';
        if (first?.is === 'term' && roles.list.has(link?.word ?? '') && first.term.meaning.kind === 'scent')
          mark([first.term], 'unclear');
      } else if (item.is === 'limit') {
        const between = items.filter(({ at }) => at > denialAt && at < item.at);
        const hasScent = this.meant(index).some(
          (term) => term.stance === 'wished' && !denied?.includes(term),
        );
        const isOfPrice =
          denialAt >= 0 &&
          (!isOpen || !hasScent || between.length === 0 || between.some((one) => roles.paying.has(one.word)));
        const isOfLimit = this.limit(
          item.limit,
          denied ?? [],
          denied !== undefined && isOfPrice,
          denialAt,
          item.at,
          clause,
        );
        if (isOfLimit) isOpen = wasOpen;
      } else if (item.is === 'unread') {
        // 'Rose without a fuss': nobody knows what is refused.
        if (isOpen) isUnread = true;
        isOpen = false;
        if (names > 0) names -= 1;
        else isUnread = true;
      } else if (isList && denialAt < 0 && (roles.wish.has(word) || roles.place.has(word))) {
        denied = undefined;
      } else if (/^(?:me|us)$/.test(word) && items[place - 1]?.is === 'term' && terms.length > 1) {
        // 'Oud haunts me.'
        isUnread = true;
      } else if (roles.about.has(word)) names = 2;
      else if (roles.subject.has(word) || roles.judging.has(word)) names = 0;
    }
    const isStart = this.clauses.slice(0, index).every((one) => one.terms.length === 0);
    const isCarried =
      isOpen && isStart && terms.length === 0 && (!/[.!?]/.test(clause.end) || items.length < 3);
    if (isAdverse || isOpen) mark(this.meant(index), 'refused');
    else if (isUnread) {
      const meant = this.meant(index);
      if (meant.some(({ stance }) => stance === 'wished'))
        this.unclear.push(items.map(({ word }) => word).join(' '));
      mark(meant, 'unclear');
    }
    // 'Least favourite: oud.'
    const isTitle = clause.end === ':' && (isAdverse || isOpen || (isUnread && terms.length === 0));
    this.isDenying =
      isCarried || isTitle || (denied !== undefined && clause.end === ',' && LIST.test(clause.rest));
  }

  /** The terms that a clause is about: its own, and the list before it; else those of the clause before. */
  private meant(index: number): Term[] {
    const own = this.clauses[index]?.terms ?? [];
    const found = [...own];
    const isListed = own.length === 0 || this.clauses[index]?.items[0]?.is === 'term';
    for (let at = index - 1; at >= 0; at -= 1) {
      const { items, terms } = this.clauses[at] ?? { items: [], terms: [] };
      const isBare = items.every((item) => item.is === 'term' || roles.list.has(item.word));
      const isList = isListed && isBare && terms.every(({ meaning }) => meaning.kind === 'scent');
      if (found.length > 0 && !isList) break;
      found.push(...terms);
      if (terms.length > 0 && !isBare) break;
    }
    return found;
  }

  /** 'Oud is for grannies' is no wish, unlike 'oud is my favourite'. */
  private isJudged({ items }: Clause, place: number): boolean {
    const item = items[place];
    if (item?.is !== 'term' || isCondition(item.term.meaning) || item.term.meaning.kind === 'mood')
      return false;
    if (item.term.meaning.like !== undefined) return false;
    const after = items.slice(place + 1).map(({ word }) => word);
    const [verb = ''] = roles.noun.has(after[0] ?? '') && isVerb(after[1]) ? after.slice(1) : after;
    const isFound = /^f(?:ind|inds|ound)$/.test(items[place - 1]?.word ?? '') && after.length > 0;
    return (isFound || isVerb(verb)) && !after.some((word) => roles.praise.has(word));
  }

  /** 'No vanilla strong' asks for a strong one. */
  private endsDenial({ items }: Clause, place: number, denied: readonly Term[]): boolean {
    const item = items[place];
    if (item?.is !== 'term') return false;
    const { meaning } = item.term;
    return (
      isCondition(meaning) &&
      meaning.kind !== 'always' &&
      denied.some((term) => !isCondition(term.meaning)) &&
      !roles.list.has(items[place - 1]?.word ?? '') &&
      !roles.noun.has(items[place + 1]?.word ?? '')
    );
  }

  /** A denial belongs to a price only if nothing that can be refused stands between. */
  private limit(
    { kind, amount, of }: Limit,
    between: readonly Term[],
    mayDeny: boolean,
    denialAt: number,
    at: number,
    { items }: Clause,
  ): boolean {
    const isFor = items.some((item) => item.at > denialAt && roles.purpose.has(item.word));
    const isRefused = between.some(({ meaning }) => meaning.kind !== 'mood' || !isFor);
    const isDenied = mayDeny && !isRefused;
    if (isDenied) for (const term of between) term.stance = 'wished';
    // 'Nothing fancy under 100' asks for less than 100, 'nothing under 100' for at least 100.
    const isTurned = isDenied && (kind === 'over' || (kind === 'under' && denialAt === at - 1));
    const beyond = !isTurned && (kind === 'over' || kind === 'under') ? BEYOND : 0;
    if ((kind === 'over' || kind === 'least') !== isTurned) this[of].least = amount + beyond;
    else this[of].most = amount - beyond;
    return isDenied;
  }
}

/** Step 3: what a wish asks for, and what it refuses. */
export function divide(words: readonly string[]): Divided {
  const clauses = clausesOf(words);
  const division = new Division(clauses);
  for (const index of clauses.keys()) division.read(index);
  const { price, hours, unclear } = division;
  return { terms: clauses.flatMap(({ terms }) => terms), price, hours, unclear };
}
