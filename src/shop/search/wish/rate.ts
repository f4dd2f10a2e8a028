import type { Condition, Facets, Hour, NoteFamily } from '../../../house/types';
import { perfumes } from '#house/perfumes';
import { formatCents } from '../../../lib/money';
import type { PerfumeTarget } from '../../products/perfumeTargets';
import { isStrength, meets, type Prices } from './conditions';
import type { Demands } from './demands';
import { contains, LEADING_FAMILIES } from './exclude';
import type { Meaning } from './lexicon';
import { matchOf, type Match, type Tier } from './texts';

/** What a perfume has of a wish, or lacks. The component makes sentences of it. */
export interface Fact {
  /**
   * What fits: a note by its tier, its detail, a family, a word of the story, an hour, what its own text says of
   * sillage, longevity or season, the lowest or highest price, a price within the limit or not known.
   * What does not: a scent or a scene that it lacks, a quality that it lacks or has despite the wish.
   */
  is:
    | Tier
    | NoteFamily
    | Hour
    | 'detail'
    | 'told'
    | 'sillage'
    | 'longevity'
    | 'season'
    | 'cheap'
    | 'dear'
    | 'within'
    | 'priceUnknown'
    | 'lacks'
    | 'unlike'
    | 'isNot'
    | 'isStill'
    | 'notQuiet'
    | 'notStrong';
  /** The note, with its detail; the word of the story or of the wish. */
  word: string;
}

/** A perfume of the shop that fits a wish, with what fits (the most important first) and what does not. */
export interface ScentHit extends PerfumeTarget {
  fits: readonly Fact[];
  misses: readonly Fact[];
}

/** A hit with its score and the number of asked scents that it has. */
export interface Rated {
  hit: ScentHit;
  score: number;
  has: number;
}

/** From this level on, a perfume has what a wish asks for. */
export const HAS = 0.29;
const CONDITION_WEIGHT = 0.7;
const MOOD_WEIGHT = 0.5;
const QUALITY_WEIGHT = 0.8;
const LIKENESS_WEIGHT = 0.12;

const weightOf = (kind: Meaning['kind']): number =>
  kind === 'mood' ? MOOD_WEIGHT : kind === 'quality' ? QUALITY_WEIGHT : 1;

/** How similar two perfumes are, from about 0 to 12, by the families of their notes, time of day, season and sillage. */
function likeness(one: Facets, other: Facets): number {
  const shared = <Value>(of: readonly Value[], and: readonly Value[]): number =>
    of.filter((value) => and.includes(value)).length;
  return (
    shared(one.notes, other.notes) +
    2 * shared(one.hours, other.hours) +
    shared(one.seasons, other.seasons) / 2 -
    Math.abs(one.sillage - other.sillage)
  );
}

/** What a match says to the shopper. */
export function factOf({ thing, source }: Match): Fact {
  if (typeof thing !== 'string') return { is: thing.family, word: '' };
  if (!source?.note) return { is: 'told', word: thing };
  const { name, detail, tier } = source.note;
  return source.isDetail ? { is: 'detail', word: `${name}: ${detail}` } : { is: tier, word: name };
}

function factOfCondition(condition: Condition): Fact {
  switch (condition) {
    case 'day':
    case 'evening':
    case 'night':
    case 'cheap':
    case 'dear':
      return { is: condition, word: '' };
    case 'lasting':
      return { is: 'longevity', word: '' };
    default:
      return { is: isStrength(condition) ? 'sillage' : 'season', word: '' };
  }
}

const lackOf = ({ kind, things }: Meaning): Fact['is'] =>
  kind === 'quality' ? 'isNot' : things.length > 1 ? 'unlike' : 'lacks';

/** What a perfume that is too loud or too quiet is told as. */
function strengthMissed(condition: Condition): Fact[] {
  if (condition !== 'light' && condition !== 'strong') return [];
  return [{ is: condition === 'light' ? 'notQuiet' : 'notStrong', word: '' }];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** Step 5: rates a perfume by what it has of a wish. */
export function rate(target: PerfumeTarget, demands: Demands, prices: Prices): Rated {
  const key = target.perfume;
  const { wished, refused, present, conditions, model, most } = demands;
  const matches = wished.map((notion) => ({ notion, match: matchOf(notion.meaning.things, key) }));
  const levels = conditions.map((condition) => ({ condition, level: meets(condition, key, prices) }));
  const fits = [
    ...matches.map(({ match, notion: { meaning } }) => ({
      level: match.level,
      score: match.level * weightOf(meaning.kind),
      fact: factOf(match),
    })),
    ...levels.map(({ level, condition }) => ({
      level,
      score: level * CONDITION_WEIGHT,
      fact: factOfCondition(condition),
    })),
  ]
    .filter(({ level }) => level > HAS)
    .sort((a, b) => b.score - a.score);
  const missed = matches.filter(
    ({ match, notion }) => match.level <= HAS && present.some(({ meaning }) => meaning === notion.meaning),
  );
  const isPriced = prices[key] !== undefined;
  const limit: Fact[] =
    most < Infinity ? [{ is: isPriced ? 'within' : 'priceUnknown', word: formatCents(most) }] : [];
  const unmet = levels.filter(({ level }) => level <= HAS).map(({ condition }) => condition);
  const refusedMoods = refused.filter(({ meaning }) => meaning.kind === 'mood');
  return {
    hit: {
      ...target,
      fits: [...fits.map(({ fact }) => fact), ...limit],
      misses: [
        ...missed.map(({ notion }): Fact => ({ is: lackOf(notion.meaning), word: notion.typed })),
        ...refused
          .filter(({ meaning }) => meaning.kind === 'quality' && contains(meaning, key, LEADING_FAMILIES))
          .map(({ typed }): Fact => ({ is: 'isStill', word: typed })),
        ...unmet.flatMap(strengthMissed),
      ],
    },
    has: present.length - missed.length,
    score:
      sum(fits.map(({ score }) => score)) +
      (model === undefined ? 0 : LIKENESS_WEIGHT * likeness(perfumes[model].facets, perfumes[key].facets)) -
      sum(refusedMoods.map(({ meaning }) => MOOD_WEIGHT * matchOf(meaning.things, key).level)),
  };
}
