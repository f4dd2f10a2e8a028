import type { PerfumeKey } from '#house/perfumes';
import type { Condition } from '../../../house/types';
import { stem } from '../../../lib/wording';
import { OPPOSITES } from './conditions';
import type { Term } from './divide';
import { matchOf, perfumeKeys } from './evidence';
import type { Meaning } from './lexicon';
import type { PriceLimits, ReadWish } from './read';
import { roles } from './words';

/** What a wish asks for and what it refuses. */
export interface Criteria extends PriceLimits {
  wished: readonly Term[];
  refused: readonly Term[];
  /** The scents that are asked for: those that a perfume has, and those that none has. */
  present: readonly Term[];
  absent: readonly Term[];
  /** The present scents that are more than a quality, such as 'warm'. */
  named: readonly Term[];
  conditions: readonly Condition[];
  refusedConditions: readonly Condition[];
  /** What no perfume may contain. */
  excluded: readonly Meaning[];
  /** The perfume that the wish names: 'like Royal Oud'. */
  reference: PerfumeKey | undefined;
  /** Whether another perfume than the named one is wished. */
  isOther: boolean;
}

/** A scent that no perfume has to this level is absent. */
const TRACE = 0.01;

/** Whether it asks for something to smell, and not only for a mood or a condition. */
export const isScent = ({ meaning: { things, kind } }: Term): boolean => things.length > 0 && kind !== 'mood';

export const nameOf = ({ meaning }: Term): string => meaning.name;

/** Whether a term has several things ('bakery'), or a word that is not the thing's own name ('peppery'). */
const isGeneral = ({ typed, meaning: { name, things } }: Term): boolean =>
  things.length > 1 || stem(typed) !== stem(name);

/** The perfumes that have at least this much of what a term asks for. */
export const whoHas = ({ meaning }: Term, least: number): PerfumeKey[] =>
  perfumeKeys.filter((key) => matchOf(meaning.things, key).level >= least);

/** 'Vanilla, but not like a cupcake' excludes no vanilla, but 'for Christmas, no cinnamon' excludes cinnamon. */
function excludedOf(refused: readonly Term[], present: readonly Term[]): Meaning[] {
  const asked = new Set(present.map(nameOf));
  const askedByName = new Set(present.filter((term) => !isGeneral(term)).map(nameOf));
  const isExcluded = (term: Term): boolean => {
    const { kind, things, name } = term.meaning;
    if (kind === 'mood' || (isGeneral(term) ? asked : askedByName).has(name)) return false;
    const isScene = kind === 'scent' && things.length > 1;
    return !isScene || !things.some((thing) => typeof thing === 'string' && asked.has(thing));
  };
  return refused.filter(isExcluded).map(({ meaning }) => meaning);
}

/** Step 3: sorts what is wished and what is refused. */
export function criteriaOf({ words, isComparing, least, most }: ReadWish, terms: readonly Term[]): Criteria {
  const wished = terms.filter(({ refused }) => !refused);
  const refused = terms.filter((term) => term.refused);
  const scents = wished.filter(isScent);
  const absent = scents.filter((term) => whoHas(term, TRACE).length === 0);
  // 'Cherry blossom' asks for no other blossom if no perfume has cherry.
  const isRest = (term: Term): boolean =>
    term.follows !== undefined && absent.includes(term.follows) && isGeneral(term);
  const present = scents.filter((term) => !absent.includes(term) && !isRest(term));
  return {
    wished,
    refused,
    present,
    absent,
    named: present.filter(({ meaning: { kind } }) => kind === 'scent'),
    conditions: [
      ...wished.flatMap(({ meaning }) => meaning.conditions),
      ...refused.flatMap(({ meaning: { conditions, kind } }) =>
        kind === 'always' ? conditions : conditions.flatMap((condition) => OPPOSITES[condition] ?? []),
      ),
    ],
    refusedConditions: refused.flatMap(({ meaning }) => meaning.conditions),
    excluded: excludedOf(refused, present),
    reference: terms.find(({ meaning: { like } }) => like !== undefined)?.meaning.like,
    isOther: isComparing || words.some((word) => roles.other.has(word)),
    least,
    most,
  };
}
