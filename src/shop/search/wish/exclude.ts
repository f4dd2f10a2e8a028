import { perfumes, type PerfumeKey } from '#house/perfumes';
import { perfumeTargets, type PerfumeTarget } from '../../products/perfumeTargets';
import { meets, type Prices } from './conditions';
import { whoHas, type Criteria } from './criteria';
import { HAS, matchesOf } from './evidence';
import type { Meaning } from './lexicon';

/** A perfume with at least this level contains what is refused: a thing, one of a scene's, one of a quality's. */
const CONTAINS = 0.45;
const CONTAINS_OF_SCENE = 0.6;
const CONTAINS_OF_QUALITY = 0.75;
/** The number of families that lead in a perfume. */
export const LEADING_FAMILIES = 3;

/** Whether a perfume contains what is refused; of a family, as one of its `leading` ones. */
export function contains({ things, kind }: Meaning, key: PerfumeKey, leading = Infinity): boolean {
  const leastOfSeveral = kind === 'quality' ? CONTAINS_OF_QUALITY : CONTAINS_OF_SCENE;
  const least = things.length > 1 ? leastOfSeveral : CONTAINS;
  const families = perfumes[key].facets.notes.slice(0, leading);
  return matchesOf(things, key).some(({ level, thing }) =>
    typeof thing === 'string' ? level >= least : families.includes(thing.family),
  );
}

/** 'Like that one, but lighter' leaves those that are. */
function comparesWrongly({ reference, isOther, conditions }: Criteria, key: PerfumeKey): boolean {
  if (reference === undefined || !isOther) return false;
  const more = perfumes[key].facets.sillage - perfumes[reference].facets.sillage;
  return (more >= 0 && conditions.includes('light')) || (more <= 0 && conditions.includes('strong'));
}

function containsExcluded({ excluded, named }: Criteria, key: PerfumeKey, leading: number): boolean {
  return excluded.some((meaning) => {
    if (meaning.kind !== 'quality') return contains(meaning, key);
    // Of 'vanilla, but not too sweet', the only one with vanilla stays.
    const isOnly = named.some((term) => whoHas(term, HAS).join() === key);
    return contains(meaning, key, leading) && !isOnly;
  });
}

function isOut(criteria: Criteria, key: PerfumeKey, prices: Prices, leading: number): boolean {
  const { conditions, refusedConditions, isOther, reference, least, most } = criteria;
  const price = prices[key] ?? least;
  const { seasons } = perfumes[key].facets;
  return (
    price > most ||
    price < least ||
    (isOther && reference === key) ||
    comparesWrongly(criteria, key) ||
    conditions.some((condition) => meets(condition, key, prices) < 0) ||
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
