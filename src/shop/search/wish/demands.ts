import type { PerfumeKey } from '#house/perfumes';
import type { Condition } from '../../../house/types';
import { stem } from '../../../lib/wording';
import { perfumeTargets } from '../../products/perfumeTargets';
import { oppositeOf } from './conditions';
import type { Notion } from './divide';
import type { Meaning } from './lexicon';
import type { ReadWish } from './read';
import { matchOf } from './texts';
import { roles } from './words';

/** What a wish asks for and what it refuses. */
export interface Demands {
  wished: readonly Notion[];
  refused: readonly Notion[];
  /** The scents that are asked for: those that a perfume has, and those that none has. */
  present: readonly Notion[];
  absent: readonly Notion[];
  /** The present scents that are more than a quality, such as 'warm'. */
  named: readonly Notion[];
  conditions: readonly Condition[];
  refusedConditions: readonly Condition[];
  /** What no perfume may contain. */
  excluded: readonly Meaning[];
  /** The perfume that the wish names: 'like Royal Oud'. */
  model: PerfumeKey | undefined;
  /** Whether another perfume than the named one is wished. */
  isOther: boolean;
  /** The limits of the price, in cents. */
  least: number;
  most: number;
}

/** Whether it asks for something to smell, and not only for a mood or a condition. */
export const isScent = ({ meaning: { things, kind } }: Notion): boolean =>
  things.length > 0 && kind !== 'mood';

/** Whether it is a family or a scene, and no thing that is named. */
const isGeneral = ({ typed, meaning: { name, things } }: Notion): boolean =>
  things.length > 1 || stem(typed) !== stem(name);

/** The perfumes that have at least this much of what a notion asks for. */
export const whoHas = ({ meaning }: Notion, least: number): PerfumeKey[] =>
  perfumeTargets.map(({ perfume }) => perfume).filter((key) => matchOf(meaning.things, key).level >= least);

function presentOf(
  scents: readonly Notion[],
  absent: readonly Notion[],
  notions: readonly Notion[],
): Notion[] {
  return scents.filter((notion) => {
    // Of 'cherry blossom', no blossom is left without the cherry.
    const before = notions[notions.indexOf(notion) - 1];
    const isPart = notion.joined && before && absent.includes(before) && isGeneral(notion);
    return !absent.includes(notion) && !isPart;
  });
}

/** 'Vanilla, but not like a cupcake' excludes no vanilla, but 'for Christmas, no cinnamon' excludes cinnamon. */
function excludedOf(refused: readonly Notion[], present: readonly Notion[]): Meaning[] {
  const namesOf = (notions: readonly Notion[]): Set<string> =>
    new Set(notions.map(({ meaning: { name } }) => name));
  const asked = namesOf(present);
  const askedByName = namesOf(present.filter((notion) => !isGeneral(notion)));
  const isExcluded = (notion: Notion): boolean => {
    const { kind, things, name } = notion.meaning;
    if (kind === 'mood' || (isGeneral(notion) ? asked : askedByName).has(name)) return false;
    const isScene = kind === 'scent' && things.length > 1;
    return !isScene || !things.some((thing) => typeof thing === 'string' && asked.has(thing));
  };
  return refused.filter(isExcluded).map(({ meaning }) => meaning);
}

/** Step 3: sorts what is wished and what is refused. */
export function demandsOf(
  { words, isComparing, least, most }: ReadWish,
  notions: readonly Notion[],
): Demands {
  const wished = notions.filter(({ refused }) => !refused);
  const refused = notions.filter((notion) => notion.refused);
  const scents = wished.filter(isScent);
  const absent = scents.filter((notion) => whoHas(notion, 0.01).length === 0);
  const present = presentOf(scents, absent, notions);
  // A refused scene, such as 'office', says nothing about its conditions.
  const bare = refused.filter(({ meaning }) => meaning.things.length === 0);
  return {
    wished,
    refused,
    present,
    absent,
    named: present.filter(({ meaning: { kind } }) => kind === 'scent'),
    conditions: [
      ...wished.flatMap(({ meaning }) => meaning.conditions),
      ...bare.flatMap(({ meaning: { conditions, kind } }) =>
        kind === 'always' ? conditions : conditions.flatMap(oppositeOf),
      ),
    ],
    refusedConditions: bare.flatMap(({ meaning }) => meaning.conditions),
    excluded: excludedOf(refused, present),
    model: notions.find(({ meaning: { like } }) => like !== undefined)?.meaning.like,
    isOther: isComparing || words.some((word) => roles.other.has(word)),
    least,
    most,
  };
}
