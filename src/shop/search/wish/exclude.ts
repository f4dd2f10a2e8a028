import { perfumes, type PerfumeKey } from '#house/perfumes';
import { perfumeTargets, type PerfumeTarget } from '#shop/products/perfumeTargets';
import { meets, type Prices } from './conditions';
import { whoHas, type Criteria } from './criteria';
import { familyOf, matchesOf } from './evidence';
import type { Meaning } from './lexicon';

/** A perfume with at least this level contains a refused scent, or a refused quality such as 'sweet'. */
const CONTAINS = { scent: 0.45, quality: 0.75 };
export const LEADING_FAMILIES = 3;

/** Whether a perfume contains what is refused; of a family, as one of its `leading` ones. */
export function contains({ things, kind }: Meaning, key: PerfumeKey, leading = Infinity): boolean {
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

function isOut(criteria: Criteria, key: PerfumeKey, prices: Prices, leading: number): boolean {
  const { wished, refused, conditions, isOther, least, most } = criteria;
  const price = prices[key] ?? least;
  const { seasons } = perfumes[key].facets;
  const refusedConditions = refused.flatMap(({ meaning }) => meaning.conditions);
  return (
    price > most ||
    price < least ||
    [...refused, ...(isOther ? wished : [])].some(({ meaning }) => meaning.like === key) ||
    conditions.some((condition) => meets(condition, key, prices) < 0) ||
    // 'Not for winter' leaves the perfumes for all seasons.
    (seasons.length < 4 && seasons.some((season) => refusedConditions.includes(season))) ||
    containsExcluded(criteria, key, leading)
  );
}

/**
 * Step 4: returns the perfumes that contain nothing of what is refused and contradict no condition. If that leaves
 * nothing, a refused quality ('sweet') counts only among a perfume's leading families.
 */
export function exclude(criteria: Criteria, prices: Prices): readonly PerfumeTarget[] {
  const leaving = (leading: number): PerfumeTarget[] =>
    perfumeTargets.filter(({ perfume }) => !isOut(criteria, perfume, prices, leading));
  const strict = leaving(Infinity);
  return strict.length > 0 ? strict : leaving(LEADING_FAMILIES);
}
