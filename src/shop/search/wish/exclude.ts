import { perfumes, type PerfumeKey } from '#house/perfumes';
import { perfumeTargets, type PerfumeTarget } from '../../products/perfumeTargets';
import { meets, type Prices } from './conditions';
import { whoHas, type Demands } from './demands';
import type { Meaning } from './lexicon';
import { matchesOf } from './texts';

/** From this level on, a perfume contains what a wish refuses: one thing, one of a scene's, one of a quality's. */
const CONTAINS = 0.45;
const CONTAINS_OF_SCENE = 0.6;
const CONTAINS_OF_QUALITY = 0.75;
/** What only one perfume has from this level on is really its own. */
const OWN = 0.9;
/** The number of families that lead in a perfume. */
export const LEADING_FAMILIES = 3;

/** Whether a perfume contains what is refused; of a family, as one of its `leading` ones. */
export function contains({ things, kind }: Meaning, key: PerfumeKey, leading = Infinity): boolean {
  const isScene = things.length > 1;
  const isQuality = kind === 'quality';
  const least = isScene ? (isQuality ? CONTAINS_OF_QUALITY : CONTAINS_OF_SCENE) : CONTAINS;
  return matchesOf(things, key).some(({ level, thing }) => {
    if (typeof thing === 'string') return level >= least;
    const rank = perfumes[key].facets.notes.indexOf(thing.family);
    return rank >= 0 && rank < leading && (!isScene || isQuality);
  });
}

/** 'Like that one, but lighter' leaves those that are. */
function comparesWrongly({ model, isOther, conditions }: Demands, key: PerfumeKey): boolean {
  if (model === undefined || !isOther) return false;
  const more = perfumes[key].facets.sillage - perfumes[model].facets.sillage;
  return (more >= 0 && conditions.includes('light')) || (more <= 0 && conditions.includes('strong'));
}

function containsExcluded({ excluded, named }: Demands, key: PerfumeKey, leading: number): boolean {
  return excluded.some((meaning) => {
    if (meaning.kind !== 'quality') return contains(meaning, key);
    // Of 'vanilla, but not too sweet', the only one with vanilla stays.
    const isOnly = named.some((notion) => whoHas(notion, OWN).join() === key);
    return contains(meaning, key, leading) && !isOnly;
  });
}

function isOut(demands: Demands, key: PerfumeKey, prices: Prices, leading: number): boolean {
  const { conditions, refusedConditions, isOther, model, least, most } = demands;
  const price = prices[key] ?? least;
  const { seasons } = perfumes[key].facets;
  return (
    price > most ||
    price < least ||
    (isOther && model === key) ||
    comparesWrongly(demands, key) ||
    conditions.some((condition) => meets(condition, key, prices) < 0) ||
    (seasons.length < 4 && seasons.some((season) => refusedConditions.includes(season))) ||
    containsExcluded(demands, key, leading)
  );
}

/**
 * Step 4: returns the perfumes that contain nothing of what is refused and contradict no condition. If that leaves
 * nothing, a refused family counts only among a perfume's leading ones.
 */
export function exclude(demands: Demands, prices: Prices): readonly PerfumeTarget[] {
  const leaving = (leading: number): PerfumeTarget[] =>
    perfumeTargets.filter(({ perfume }) => !isOut(demands, perfume, prices, leading));
  const strict = leaving(Infinity);
  return strict.length > 0 ? strict : leaving(LEADING_FAMILIES);
}
