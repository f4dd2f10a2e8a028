import { perfumes, type PerfumeKey } from '#house/perfumes';
import type { Condition } from '#houseTypes/perfume';
import { perfumeTargets, type PerfumeTarget } from '#shop/products/perfumeTargets';
import { isGraded, isStrength, meets, type Prices } from './conditions';
import { whoHas, type Criteria } from './criteria';
import { isLimited, type Bounds } from './divide';
import { familyOf, HAS, matchesOf, matchOf, type Fact } from './evidence';
import type { Meaning } from './lexicon';

/** A perfume with at least this level contains a refused scent, or a refused quality such as 'sweet'. */
const CONTAINS = { scent: 0.45, quality: 0.75 };
const LEADING_FAMILIES = 3;

/** Whether a perfume contains what is refused; of a family, as one of its `leading` ones. */
function contains({ things, kind, like }: Meaning, key: PerfumeKey, leading = Infinity): boolean {
  // 'Not Royal Oud' refuses this one, not its families.
  if (like) return like === key;
  const least = kind === 'quality' ? CONTAINS.quality : CONTAINS.scent;
  const families = perfumes[key].facets.families.slice(0, leading);
  return matchesOf(things, key).some(({ level, thing }) => {
    const family = familyOf(thing);
    return family ? families.includes(family) : level >= least;
  });
}

function containsExcluded({ excluded, named }: Criteria, key: PerfumeKey, leading: number): boolean {
  return excluded.some(({ meaning }) => {
    if (meaning.kind !== 'quality') return contains(meaning, key);
    // Of 'vanilla, but not too sweet', the only one with vanilla stays.
    const isOnly = named.some((term) => whoHas(term).join() === key);
    return contains(meaning, key, leading) && !isOnly;
  });
}

/** Whether a perfume is what a wish refuses, whatever else the wish asks for. */
function isRefused(criteria: Criteria, key: PerfumeKey, leading: number): boolean {
  const { refused, opposites, doubted } = criteria;
  const { seasons } = perfumes[key].facets;
  const refusedConditions = refused.flatMap(({ meaning }) => meaning.conditions);
  return (
    doubted.some(({ meaning }) => contains(meaning, key)) ||
    opposites.some((condition) => meets(condition, key, {}) < 0) ||
    // 'Not for winter' leaves the perfumes for all seasons.
    (seasons.length < 4 && seasons.some((season) => refusedConditions.includes(season))) ||
    containsExcluded(criteria, key, leading)
  );
}

function isOut(
  { wished, conditions, isOther, exceeded, price, hours }: Criteria,
  key: PerfumeKey,
  prices: Prices,
): boolean {
  const isWithin = (value: number, { least, most }: Bounds): boolean => value >= least && value <= most;
  return (
    !isWithin(prices[key] ?? price.least, price) ||
    !isWithin(perfumes[key].facets.lastsHours, hours) ||
    (isOther && wished.some(({ meaning }) => meaning.like === key)) ||
    conditions.some((condition) => {
      const level = meets(condition, key, prices);
      return level < 0 || (exceeded && isGraded(condition) && level <= meets(condition, exceeded, prices));
    })
  );
}

/**
 * Step 5: returns the perfumes that contain nothing of what is refused and contradict no condition. If the refusals
 * alone leave nothing, a refused quality ('sweet') counts only among a perfume's leading families.
 */
export function exclude(criteria: Criteria, prices: Prices): readonly PerfumeTarget[] {
  const left = (leading: number): PerfumeTarget[] =>
    perfumeTargets.filter(({ perfume }) => !isRefused(criteria, perfume, leading));
  const strict = left(Infinity);
  return (strict.length > 0 ? strict : left(LEADING_FAMILIES)).filter(
    ({ perfume }) => !isOut(criteria, perfume, prices),
  );
}

/** A perfume of the shop that fits a wish, with what fits (the most important first) and what does not. */
export interface ScentHit extends PerfumeTarget {
  fits: readonly Fact[];
  misses: readonly Fact[];
}

export interface Rated {
  hit: ScentHit;
  score: number;
}

/** Conditions, qualities and moods count less than a scent. */
const MINOR_WEIGHT = 0.8;

/** What is told of a condition that a perfume meets. Its price is shown beside it anyway. */
function factsOfCondition(condition: Condition): Fact[] {
  if (condition === 'cheap' || condition === 'dear') return [];
  if (condition === 'lasting') return [{ is: 'longevity', word: '' }];
  return [{ is: isStrength(condition) ? 'sillage' : 'season', word: '' }];
}

/** Step 6: rates a perfume by what it has of a wish. */
export function rate(target: PerfumeTarget, criteria: Criteria, prices: Prices): Rated {
  const key = target.perfume;
  const { wished, refused, present, conditions, price } = criteria;
  const levelOf = (condition: Condition): number => meets(condition, key, prices);
  const matches = wished.map((term) => {
    const match = matchOf(term.meaning.things, key);
    return { term, match, level: match.level * (term.meaning.kind === 'scent' ? 1 : MINOR_WEIGHT) };
  });
  const fitting = [
    ...matches.map(({ match, level }) => ({ level, facts: [match.fact] })),
    ...conditions.map((condition) => ({
      level: levelOf(condition) * MINOR_WEIGHT,
      facts: factsOfCondition(condition),
    })),
  ]
    .filter(({ level }) => level >= HAS)
    .sort((a, b) => b.level - a.level);
  const fits = fitting.flatMap(({ facts }) => facts);
  if (isLimited(price) && prices[key] === undefined) fits.push({ is: 'priceUnknown', word: '' });

  const isUnmet = (condition: Condition): boolean => isStrength(condition) && levelOf(condition) < HAS;
  const lacking = matches.filter(
    ({ term, match }) =>
      (present.includes(term) && match.level < HAS) || term.meaning.conditions.some(isUnmet),
  );
  const still = refused.filter(
    ({ meaning }) => meaning.kind === 'quality' && contains(meaning, key, LEADING_FAMILIES),
  );
  const misses = [
    ...lacking.map(({ term }): Fact => ({ is: 'lacks', word: term.typed })),
    ...still.map(({ typed }): Fact => ({ is: 'isStill', word: typed })),
  ];
  return { hit: { ...target, fits, misses }, score: fitting.reduce((total, { level }) => total + level, 0) };
}
