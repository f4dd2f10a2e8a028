import type { Condition } from '#houseTypes/perfume';
import type { PerfumeTarget } from '#shop/products/perfumeTargets';
import { isStrength, meets, type Prices } from './conditions';
import type { Criteria } from './criteria';
import { isLimited } from './divide';
import { HAS, matchOf, type Fact } from './evidence';
import { contains, LEADING_FAMILIES } from './exclude';

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
