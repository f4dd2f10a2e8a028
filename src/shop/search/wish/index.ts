import type { Hour, NoteFamily } from '../../../house/types';
import type { NoteDrawingName } from '#house/noteDrawings';
import { perfumes, type PerfumeKey } from '#house/perfumes';
import type { Facets } from '../../../house/types';
import { affirmedWords } from '../../products/denials';
import { formatCents } from '../../../lib/money';
import {
  isQuestion,
  matchesOf,
  matchOf,
  rankOf,
  roles,
  type Condition,
  type Match,
  type Meaning,
  type Tier,
} from './words';
import { parseWish, type Notion } from './parse';
import { stem, tokensOf } from '../../../lib/wording';
import { perfumeTargets, type PerfumeTarget } from '../../products/perfumeTargets';

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
  /** The drawing of the first note that fits. */
  drawing: NoteDrawingName | undefined;
}

/** What the search answers to a text. */
export interface ScentAnswer {
  isWish: boolean;
  /** The perfumes that fit, at most three, the best first. */
  hits: readonly ScentHit[];
  /** The scents that the text names and no perfume has. */
  absent: readonly string[];
  /** If nothing fits: the perfume that comes near to what is absent. */
  nearest?: ScentHit | undefined;
  /** Whether the answer depends on the prices of all perfumes. */
  needsPrices: boolean;
}

/** Prices in cents, as far as the API has told them. */
export type Prices = Readonly<Partial<Record<PerfumeKey, number>>>;

/** From this level on, a perfume has what a wish asks for, and what only it has is really its own. */
const HAS = 0.29;
const OWN = 0.9;
/** From this level on, it contains what a wish excludes: one thing, or one of a scene's. */
const CONTAINS = 0.45;
const CONTAINS_OF_SCENE = 0.6;
const CONTAINS_OF_QUALITY = 0.75;
const CONDITION_WEIGHT = 0.7;
const WEIGHTS: Readonly<Record<string, number>> = { '?': 0.8, '~': 0.5 };
const MOOD_WEIGHT = 0.5;
const LIKENESS_WEIGHT = 0.12;
/** The maximum number of perfumes that a wish finds. */
export const MAX_HITS = 3;
/** Hits have at least this part of the first one's score. */
const MIN_PART = 0.5;
const LEADING_FAMILIES = 3;
const LASTING_HOURS = 8;

/** By sillage, from 1 to 5: how well it meets a condition; -1 contradicts it. */
const STRENGTH: Partial<Record<Condition, readonly number[]>> = {
  light: [1, 0.6, 0.2, 0.1, -1],
  notStrong: [1, 0.8, 0.6, -1, -1],
  notLight: [-1, 0.4, 0.8, 1, 1],
  strong: [-1, 0.1, 0.4, 0.8, 1],
};
const OPPOSITE: Partial<Record<Condition, Condition>> = {
  light: 'notLight',
  strong: 'notStrong',
  cheap: 'dear',
  dear: 'cheap',
  notLight: 'light',
  day: 'evening',
  evening: 'day',
  night: 'day',
};

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

/** How well a perfume meets a condition, up to 1; -1 contradicts it. */
function meets(condition: Condition, key: PerfumeKey, prices: Prices): number {
  const { hours, seasons, sillage, lasts } = perfumes[key].facets;
  const price = prices[key] ?? 0;
  switch (condition) {
    case 'lasting':
      return lasts < LASTING_HOURS ? -1 : lasts > LASTING_HOURS ? 1 : 0.6;
    case 'year':
      return seasons.length === 1 ? -1 : seasons.length / 4;
    case 'cheap':
    case 'dear': {
      const all = Object.values(prices);
      const part = condition === 'cheap' ? Math.min(...all) / price : price / Math.max(...all);
      return price === 0 ? 0 : part < 0.66 ? -1 : part ** 4;
    }
    default: {
      const lists: readonly (readonly string[])[] = [hours, seasons];
      const place = Math.max(...lists.map((list) => list.indexOf(condition)));
      const isLate = condition === 'evening' || condition === 'night';
      return (
        STRENGTH[condition]?.[sillage - 1] ??
        (place >= 0
          ? 1 - 0.15 * place - 0.02 * seasons.length
          : isLate && hours.some((hour) => hour !== 'day')
            ? 0.4
            : -1)
      );
    }
  }
}

/** Whether a perfume contains what is excluded; of a family, as one of its `leading` ones. */
function contains(meaning: Meaning, key: PerfumeKey, leading = Infinity): boolean {
  const isScene = meaning.things.length > 1;
  return matchesOf(meaning, key).some(({ level, thing }) => {
    const rank = rankOf(thing, key);
    return thing.startsWith('@')
      ? rank >= 0 && rank < leading && (!isScene || meaning.kind === '?')
      : level >= (isScene ? (meaning.kind === '?' ? CONTAINS_OF_QUALITY : CONTAINS_OF_SCENE) : CONTAINS);
  });
}

function factOf({ thing, source }: Match): Fact {
  if (thing.startsWith('@')) return { is: thing.slice(1) as NoteFamily, word: '' };
  if (!source?.note) return { is: 'told', word: thing };
  const { name, detail, tier } = source.note;
  return source.detail ? { is: 'detail', word: `${name}: ${detail}` } : { is: tier, word: name };
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
      return { is: STRENGTH[condition] ? 'sillage' : 'season', word: '' };
  }
}

const isScent = ({ meaning: { things, kind } }: Notion): boolean => things.length > 0 && kind !== '~';
/** Whether it is a family or a scene, and no thing that is named. */
const isGeneral = ({ typed, meaning: { name, things } }: Notion): boolean =>
  things.length > 1 || stem(typed) !== stem(name);
const whoHas = ({ meaning }: Notion, least: number): PerfumeKey[] =>
  perfumeTargets.map(({ perfume }) => perfume).filter((key) => matchOf(meaning, key).level >= least);

/**
 * Answers a wish in a shopper's own words: notes and scenes, strength, time, occasion, price, and what it must
 * not be.
 */
export function answerTo(query: string, prices: Prices = {}): ScentAnswer {
  const { words, isComparing, notions, least, most } = parseWish(query);
  const typed = query.trim().toLowerCase();
  const isLimited = least > 0 || most < Infinity;
  const wished = notions.filter(({ denied }) => !denied);
  const refused = notions.filter(({ denied }) => denied).map(({ meaning }) => meaning);
  const scents = wished.filter(isScent);
  const absent = scents.filter((notion) => whoHas(notion, 0.01).length === 0);
  const present = scents.filter((notion) => {
    // Of 'cherry blossom', no blossom is left without the cherry.
    const before = notions[notions.indexOf(notion) - 1];
    const isPart = notion.joined && before && absent.includes(before) && isGeneral(notion);
    return !absent.includes(notion) && !isPart;
  });
  /** The scents that are more than a quality, such as 'warm'. */
  const named = present.filter(({ meaning: { kind } }) => kind === '');
  const isQuery = named.length === 0 && words.some(isQuestion);
  const isName = perfumeTargets.some(({ name }) => name.toLowerCase() === typed);
  if (isQuery || isName || (notions.length === 0 && !isLimited))
    return { isWish: false, hits: [], absent: [], needsPrices: false };

  const conditions = [
    ...wished.flatMap(({ meaning }) => meaning.conditions),
    ...refused.flatMap(({ things, conditions: all, kind }) =>
      things.length > 0 ? [] : all.flatMap((one) => (kind === '!' ? one : (OPPOSITE[one] ?? []))),
    ),
  ];
  const shunned = refused.flatMap((meaning) => (meaning.things.length > 0 ? [] : meaning.conditions));
  // 'Vanilla, but not like a cupcake' does not exclude vanilla, but 'for Christmas, no cinnamon' excludes cinnamon.
  const asked = new Set(present.map(({ meaning: { name } }) => name));
  const askedByName = new Set(
    present.filter((notion) => !isGeneral(notion)).map(({ meaning: { name } }) => name),
  );
  const excluded = notions
    .filter((notion) => {
      const { kind, things, name } = notion.meaning;
      return (
        notion.denied &&
        kind !== '~' &&
        !(isGeneral(notion) ? asked : askedByName).has(name) &&
        (kind !== '' || things.length < 2 || !things.some((thing) => asked.has(thing)))
      );
    })
    .map(({ meaning }) => meaning);
  const isOther = isComparing || words.some((word) => roles.other.has(word));
  const model = notions.find(({ meaning: { like } }) => like !== undefined)?.meaning.like;
  /** 'Like that one, but lighter' leaves those that are. */
  const comparesWrongly = (key: PerfumeKey): boolean => {
    if (model === undefined || !isOther) return false;
    const more = perfumes[key].facets.sillage - perfumes[model].facets.sillage;
    return (more >= 0 && conditions.includes('light')) || (more <= 0 && conditions.includes('strong'));
  };

  const isOut = ({ perfume: key }: PerfumeTarget, leading: number): boolean => {
    const price = prices[key] ?? least;
    const { seasons } = perfumes[key].facets;
    return (
      price > most ||
      price < least ||
      (isOther && model === key) ||
      comparesWrongly(key) ||
      conditions.some((condition) => meets(condition, key, prices) < 0) ||
      (seasons.length < 4 && seasons.some((season) => shunned.includes(season))) ||
      excluded.some((meaning) => {
        if (meaning.kind !== '?') return contains(meaning, key);
        // Of 'vanilla, but not too sweet', the only one with vanilla stays.
        const isOnly = named.some((notion) => whoHas(notion, OWN).join() === key);
        return contains(meaning, key, leading) && !isOnly;
      })
    );
  };

  const rate = (target: PerfumeTarget) => {
    const key = target.perfume;
    const matches = wished.map(({ meaning, typed: word }) => ({
      meaning,
      word,
      match: matchOf(meaning, key),
    }));
    const levels = conditions.map((condition) => ({ condition, level: meets(condition, key, prices) }));
    const fits = [
      ...matches.map(({ match, meaning: { kind } }) => ({
        level: match.level,
        score: match.level * (WEIGHTS[kind] ?? 1),
        fact: factOf(match),
        drawing: match.source?.note?.drawing,
      })),
      ...levels.map(({ level, condition }) => ({
        level,
        score: level * CONDITION_WEIGHT,
        fact: factOfCondition(condition),
        drawing: undefined,
      })),
    ]
      .filter(({ level }) => level > HAS)
      .sort((a, b) => b.score - a.score);
    const missed = matches.filter(
      ({ match, meaning }) => match.level <= HAS && present.some((notion) => notion.meaning === meaning),
    );
    const limit: Fact[] =
      most < Infinity
        ? [{ is: prices[key] === undefined ? 'priceUnknown' : 'within', word: formatCents(most) }]
        : [];
    const hit: ScentHit = {
      ...target,
      fits: [...fits.map(({ fact }) => fact), ...limit],
      misses: [
        ...missed.map(({ word, meaning: { kind, things } }): Fact => {
          const lacks = things.length > 1 ? 'unlike' : 'lacks';
          return { is: kind === '?' ? 'isNot' : lacks, word };
        }),
        ...notions
          .filter(
            ({ denied, meaning }) =>
              denied && meaning.kind === '?' && contains(meaning, key, LEADING_FAMILIES),
          )
          .map(({ typed: word }): Fact => ({ is: 'isStill', word })),
        ...levels
          .filter(({ condition, level }) => level <= HAS && /^(?:light|strong)$/.test(condition))
          .map(({ condition }): Fact => ({ is: condition === 'light' ? 'notQuiet' : 'notStrong', word: '' })),
      ],
      drawing: fits.find(({ drawing }) => drawing)?.drawing,
    };
    const shunnedMoods = refused.filter(({ kind }) => kind === '~').map((mood) => matchOf(mood, key).level);
    return {
      hit,
      has: present.length - missed.length,
      score:
        fits.reduce((sum, { score }) => sum + score, 0) +
        (model === undefined ? 0 : LIKENESS_WEIGHT * likeness(perfumes[model].facets, perfumes[key].facets)) -
        shunnedMoods.reduce((sum, level) => sum + MOOD_WEIGHT * level, 0),
    };
  };

  // All of them are somewhat woody: then 'not woody' leaves those that wood does not lead.
  const strict = perfumeTargets.filter((target) => !isOut(target, Infinity));
  const left =
    strict.length > 0 ? strict : perfumeTargets.filter((target) => !isOut(target, LEADING_FAMILIES));
  const rated = left.map(rate).sort((a, b) => b.score - a.score);
  const asksNothing = wished.length === 0 && conditions.length === 0;
  const top = rated[0]?.score ?? 0;
  /** 'Oud under 200': the only one with oud is dearer. */
  const isGone =
    named.length > 0 &&
    !rated.some(({ hit }) => named.some((notion) => whoHas(notion, HAS).includes(hit.perfume)));
  const hits = rated
    .filter(
      ({ score, has }) =>
        asksNothing ||
        (score > 0 && score >= MIN_PART * top && (has > 0 || rated.every((one) => one.has === 0))),
    )
    .slice(0, absent.length > named.length || isGone ? 0 : MAX_HITS)
    .map(({ hit }) => hit);
  const near = { things: absent.flatMap(({ meaning }) => meaning.near) };
  const [nearest] = rated
    .map(({ hit }) => ({ ...hit, match: matchOf(near, hit.perfume) }))
    .filter(({ match }) => hits.length === 0 && match.level >= HAS)
    .sort((a, b) => b.match.level - a.match.level)
    .map(({ match, ...hit }) => ({ ...hit, fits: [factOf(match)], misses: [] }));
  return {
    isWish: true,
    hits,
    absent: absent.map(({ meaning: { name } }) => name),
    nearest,
    needsPrices: isLimited || conditions.some((condition) => condition === 'cheap' || condition === 'dear'),
  };
}

/** The perfumes that fit a wish, the best first. */
export function scentHits(query: string, prices: Prices = {}): readonly ScentHit[] {
  return answerTo(query, prices).hits;
}

/**
 * The words of a wish that a product's name or description has, without those that it denies.
 * @returns none if it also has something that the wish excludes
 */
export function wordsInCommon(query: string, text: string): readonly string[] {
  const said = new Set(affirmedWords(text).map(stem));
  const found = parseWish(query).notions.filter(
    (notion) => isScent(notion) && tokensOf(notion.typed).every((word) => said.has(stem(word))),
  );
  return found.some(({ denied }) => denied) ? [] : found.map(({ typed }) => typed);
}
