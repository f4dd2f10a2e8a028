import { perfumes } from '#house/perfumes';
import type { Condition, Facets, NoteFamily } from '../../../house/types';
import type { PerfumeTarget } from '../../products/perfumeTargets';
import { isStrength, meets, type Prices } from './conditions';
import type { Criteria } from './criteria';
import type { Term } from './divide';
import { contains, LEADING_FAMILIES } from './exclude';
import { HAS, matchOf, type Match, type Tier } from './texts';

/** What a perfume has of a wish, or lacks. `sentencesOf` makes sentences of it. */
export interface Fact {
  /**
   * What fits: a note by its tier, its detail, a family, a word of the story, what the perfume's own text says of
   * sillage, longevity or season, a price that is not known.
   * What does not: something that it lacks, or a refused quality that it has.
   */
  is:
    | Tier
    | NoteFamily
    | 'detail'
    | 'told'
    | 'sillage'
    | 'longevity'
    | 'season'
    | 'priceUnknown'
    | 'lacks'
    | 'isStill';
  /** The note, with its detail; the word of the story or of the wish. */
  word: string;
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

/** Whatever is no scent of its own counts less: conditions, moods, qualities. */
const MINOR_WEIGHT = 0.8;
const LIKENESS_WEIGHT = 0.12;

/** How similar two perfumes are, from 0 to about 10, by the families of their notes and the times of day. */
function likeness(one: Facets, other: Facets): number {
  const notes = one.notes.filter((family) => other.notes.includes(family));
  const hours = one.hours.filter((hour) => other.hours.includes(hour));
  return notes.length + 2 * hours.length;
}

/** What a match says to the shopper. */
export function factOf({ thing, source }: Match): Fact {
  if (typeof thing !== 'string') return { is: thing.family, word: '' };
  if (!source?.note) return { is: 'told', word: thing };
  const { name, detail, tier } = source.note;
  return source.isDetail ? { is: 'detail', word: `${name}: ${detail}` } : { is: tier, word: name };
}

/** What is told of a condition that a perfume meets. Its price is shown beside it anyway. */
function factsOfCondition(condition: Condition): Fact[] {
  if (condition === 'cheap' || condition === 'dear') return [];
  if (condition === 'lasting') return [{ is: 'longevity', word: '' }];
  return [{ is: isStrength(condition) ? 'sillage' : 'season', word: '' }];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** Step 5: rates a perfume by what it has of a wish. */
export function rate(target: PerfumeTarget, criteria: Criteria, prices: Prices): Rated {
  const key = target.perfume;
  const { wished, refused, present, conditions, reference, most } = criteria;
  const levelOf = ({ meaning }: Term): number => matchOf(meaning.things, key).level;
  const isUnmet = (condition: Condition): boolean =>
    isStrength(condition) && meets(condition, key, prices) <= HAS;
  const fits = [
    ...wished.map(({ meaning }) => {
      const match = matchOf(meaning.things, key);
      const weight = meaning.kind === 'scent' ? 1 : MINOR_WEIGHT;
      return { level: match.level, score: match.level * weight, facts: [factOf(match)] };
    }),
    ...conditions.map((condition) => {
      const level = meets(condition, key, prices);
      return { level, score: level * MINOR_WEIGHT, facts: factsOfCondition(condition) };
    }),
  ]
    .filter(({ level }) => level > HAS)
    .sort((a, b) => b.score - a.score);
  const lacking = wished.filter(
    (term) => (present.includes(term) && levelOf(term) <= HAS) || term.meaning.conditions.some(isUnmet),
  );
  const still = refused.filter(
    ({ meaning }) => meaning.kind === 'quality' && contains(meaning, key, LEADING_FAMILIES),
  );
  const isPriceUnknown = most < Infinity && prices[key] === undefined;
  return {
    hit: {
      ...target,
      fits: [
        ...fits.flatMap(({ facts }) => facts),
        ...(isPriceUnknown ? [{ is: 'priceUnknown', word: '' } as const] : []),
      ],
      misses: [
        ...lacking.map(({ typed }): Fact => ({ is: 'lacks', word: typed })),
        ...still.map(({ typed }): Fact => ({ is: 'isStill', word: typed })),
      ],
    },
    score:
      sum(fits.map(({ score }) => score)) +
      (reference === undefined
        ? 0
        : LIKENESS_WEIGHT * likeness(perfumes[reference].facets, perfumes[key].facets)),
  };
}
