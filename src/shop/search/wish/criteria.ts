import type { PerfumeKey } from '#house/perfumes';
import type { Condition } from '../../../house/types';
import { stem } from '../../../lib/wording';
import { perfumeTargets } from '../../products/perfumeTargets';
import { oppositeOf } from './conditions';
import type { Term } from './divide';
import type { Meaning } from './lexicon';
import type { ReadWish } from './read';
import { matchOf } from './texts';
import { roles } from './words';

/** What a wish asks for and what it refuses. */
export interface Criteria {
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
  /** The limits of the price, in cents. */
  least: number;
  most: number;
}

/** Whether it asks for something to smell, and not only for a mood or a condition. */
export const isScent = ({ meaning: { things, kind } }: Term): boolean => things.length > 0 && kind !== 'mood';

/** Whether it is a family or a scene, and no thing that is named. */
const isGeneral = ({ typed, meaning: { name, things } }: Term): boolean =>
  things.length > 1 || stem(typed) !== stem(name);

/** The perfumes that have at least this much of what a term asks for. */
export const whoHas = ({ meaning }: Term, least: number): PerfumeKey[] =>
  perfumeTargets.map(({ perfume }) => perfume).filter((key) => matchOf(meaning.things, key).level >= least);

function presentOf(scents: readonly Term[], absent: readonly Term[], terms: readonly Term[]): Term[] {
  return scents.filter((term) => {
    // Of 'cherry blossom', no blossom is left without the cherry.
    const before = terms[terms.indexOf(term) - 1];
    const isPart = term.joined && before && absent.includes(before) && isGeneral(term);
    return !absent.includes(term) && !isPart;
  });
}

/** 'Vanilla, but not like a cupcake' excludes no vanilla, but 'for Christmas, no cinnamon' excludes cinnamon. */
function excludedOf(refused: readonly Term[], present: readonly Term[]): Meaning[] {
  const namesOf = (terms: readonly Term[]): Set<string> =>
    new Set(terms.map(({ meaning: { name } }) => name));
  const asked = namesOf(present);
  const askedByName = namesOf(present.filter((term) => !isGeneral(term)));
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
  const absent = scents.filter((term) => whoHas(term, 0.01).length === 0);
  const present = presentOf(scents, absent, terms);
  return {
    wished,
    refused,
    present,
    absent,
    named: present.filter(({ meaning: { kind } }) => kind === 'scent'),
    conditions: [
      ...wished.flatMap(({ meaning }) => meaning.conditions),
      ...refused.flatMap(({ meaning: { conditions, kind } }) =>
        kind === 'always' ? conditions : conditions.flatMap(oppositeOf),
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
