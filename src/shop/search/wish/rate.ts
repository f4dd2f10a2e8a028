import { perfumes } from '#house/perfumes';
import type { Condition, Facets, NoteFamily } from '../../../house/types';
import type { Tier } from '../../perfumes/glance';
import type { PerfumeTarget } from '../../products/perfumeTargets';
import { isStrength, meets, type Prices } from './conditions';
import type { Criteria } from './criteria';
import { HAS, matchOf, type Match } from './evidence';
import { contains, LEADING_FAMILIES } from './exclude';

/**
 * What fits: a note by its tier, its detail, a family, a word of the story, what the perfume's own text says of
 * sillage, longevity or season, a price that is not known.
 */
type Fit = Tier | NoteFamily | 'detail' | 'told' | 'sillage' | 'longevity' | 'season' | 'priceUnknown';
/** What does not fit: something that the perfume lacks, or a refused quality that it has. */
type Miss = 'lacks' | 'isStill';

/** What a perfume has of a wish, or lacks. `sentencesOf` makes sentences of it. */
export interface Fact {
  is: Fit | Miss;
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
  const times = one.timesOfDay.filter((time) => other.timesOfDay.includes(time));
  return notes.length + 2 * times.length;
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

/** Step 5: rates a perfume by what it has of a wish. */
export function rate(target: PerfumeTarget, criteria: Criteria, prices: Prices): Rated {
  const key = target.perfume;
  const { wished, refused, present, conditions, reference, most } = criteria;
  const levelOf = (condition: Condition): number => meets(condition, key, prices);
  const matches = wished.map((term) => ({ term, match: matchOf(term.meaning.things, key) }));
  const fitting = [
    ...matches.map(({ term, match }) => {
      const weight = term.meaning.kind === 'scent' ? 1 : MINOR_WEIGHT;
      return { level: match.level, score: match.level * weight, facts: [factOf(match)] };
    }),
    ...conditions.map((condition) => {
      const level = levelOf(condition);
      return { level, score: level * MINOR_WEIGHT, facts: factsOfCondition(condition) };
    }),
  ]
    .filter(({ level }) => level > HAS)
    .sort((a, b) => b.score - a.score);
  const fits = fitting.flatMap(({ facts }) => facts);
  if (most < Infinity && prices[key] === undefined) fits.push({ is: 'priceUnknown', word: '' });

  const isUnmet = (condition: Condition): boolean => isStrength(condition) && levelOf(condition) <= HAS;
  const lacking = matches.filter(
    ({ term, match }) =>
      (present.includes(term) && match.level <= HAS) || term.meaning.conditions.some(isUnmet),
  );
  const still = refused.filter(
    ({ meaning }) => meaning.kind === 'quality' && contains(meaning, key, LEADING_FAMILIES),
  );
  const misses = [
    ...lacking.map(({ term }): Fact => ({ is: 'lacks', word: term.typed })),
    ...still.map(({ typed }): Fact => ({ is: 'isStill', word: typed })),
  ];

  const start = reference && LIKENESS_WEIGHT * likeness(perfumes[reference].facets, perfumes[key].facets);
  const score = fitting.reduce((total, fit) => total + fit.score, start ?? 0);
  return { hit: { ...target, fits, misses }, score };
}
