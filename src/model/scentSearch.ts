import { facets, type NoteFamily } from '../config/facets';
import type { NoteDrawingName } from '../config/noteDrawings';
import { perfumes, type PerfumeKey } from '../config/perfumes';
import { keysOf, rowOf } from '../lib/tables';
import { perfumeTargets, type PerfumeTarget } from './searchTargets';
import {
  affirmedWords, isQuestion, matchThing, matchThings, noteBeginning, stemsOf, type Condition, type Match,
  type Meaning, type Thing, type Tier,
} from './scentWords';
import { parseWish, type Notion } from './wish';
import { stem, tokensOf } from './wording';

/** What a perfume has of a wish, or lacks. The component makes sentences of it. */
export type Fact =
  | { is: 'note'; note: string; tier: Tier }
  | { is: 'detail'; note: string; detail: string }
  /** A word of the perfume's story, or of the wish. */
  | { is: 'word'; word: string }
  | { is: 'family'; family: NoteFamily }
  | { is: 'condition'; condition: Condition }
  /** The price is within the limit, or not known. */
  | { is: 'within' | 'priceUnknown'; cents: number };

/** A perfume of the shop that fits a wish. */
export interface ScentHit extends PerfumeTarget {
  fits: readonly Fact[];
  misses: readonly Fact[];
  /** The drawing of the first note that fits. */
  drawing: NoteDrawingName | undefined;
}

/** What the search answers to a text. */
export interface ScentAnswer {
  /** The perfumes that fit, at most three, the best first. */
  hits: readonly ScentHit[];
  /** The scents that the text names and no perfume has. */
  absent: readonly string[];
  /** The perfume that comes near to what is absent, if nothing fits. */
  nearest: ScentHit | undefined;
  /** Whether the text is a wish. */
  isWish: boolean;
  /** Whether the answer depends on the prices. */
  needsPrices: boolean;
}

/** Prices in cents, as far as the API has told them. */
export type Prices = Readonly<Partial<Record<PerfumeKey, number>>>;

const keys = keysOf(perfumes);
/** From this level on, a perfume has what a wish asks for. */
const HAS = 0.3;
/** From this level on, it contains what a wish excludes: a thing, or a scene of several. */
const CONTAINS = 0.45;
const CONTAINS_SCENE = 0.6;
const WEIGHT = { thing: 1, condition: 0.7, mood: 0.5 };
const LASTING_HOURS = 8;
const MAX_HITS = 3;
/** Hits have at least this part of the first one's score. */
const MIN_PART = 0.5;
const LEADING_FAMILIES = 3;

/** By sillage, from 1 to 5: how well it meets the condition; -1 contradicts it. */
const STRENGTH: Partial<Record<Condition, readonly number[]>> = {
  light: [1, 0.6, 0.2, -1, -1],
  notStrong: [1, 0.8, 0.6, -1, -1],
  medium: [0.2, 0.6, 1, 0.6, 0.2],
  notLight: [-1, 0.4, 0.8, 1, 1],
  strong: [-1, -1, 0.4, 0.8, 1],
};
const OPPOSITE: Partial<Record<Condition, Condition>> = {
  light: 'notLight', strong: 'notStrong', lasting: 'short', short: 'lasting', cheap: 'dear', dear: 'cheap',
  day: 'evening', evening: 'day', night: 'day',
};

/** How well a perfume meets a condition, up to 1; -1 contradicts it. */
function meets(condition: Condition, key: PerfumeKey, prices: Prices): number {
  const { hours, seasons, sillage, lasts } = facets[key];
  const strength = STRENGTH[condition]?.[sillage - 1];
  if (strength !== undefined) return strength;
  const times: readonly string[] = [...hours, ...seasons];
  const place = Math.max((hours as readonly string[]).indexOf(condition), (seasons as readonly string[]).indexOf(condition));
  switch (condition) {
    case 'lasting':
      return lasts < LASTING_HOURS ? -1 : lasts > LASTING_HOURS ? 1 : 0.6;
    case 'short':
      return lasts < LASTING_HOURS ? 1 : 0;
    case 'year':
      return seasons.length === 1 ? -1 : seasons.length / 4;
    case 'cheap':
    case 'dear': {
      const all = Object.values(prices);
      const price = prices[key];
      if (price === undefined) return 0;
      const part = condition === 'cheap' ? Math.min(...all) / price : price / Math.max(...all);
      return part < 0.66 ? -1 : part ** 4;
    }
    case 'evening':
    case 'night':
      return times.includes(condition) ? 1 - 0.15 * place : times.includes('evening') || times.includes('night') ? 0.4 : -1;
    default:
      return place < 0 ? -1 : 1 - 0.15 * place;
  }
}

/** Whether a perfume contains what is excluded; of a family, only as one of its `families` leading ones. */
function contains({ things, kind }: Meaning, key: PerfumeKey, families = Infinity): boolean {
  return things.some((thing, index) => {
    if ('word' in thing)
      return matchThing(thing, key).level * 0.9 ** index >= (things.length > 1 ? CONTAINS_SCENE : CONTAINS);
    const rank = facets[key].notes.indexOf(thing.family);
    return rank >= 0 && rank < families && (things.length === 1 || kind === '?');
  });
}

function factOf({ thing, source }: Match): Fact {
  if (thing && 'family' in thing) return { is: 'family', family: thing.family };
  if (source?.note) {
    const { name: note, detail, tier } = source.note;
    return source.detail ? { is: 'detail', note, detail } : { is: 'note', note, tier };
  }
  return { is: 'word', word: thing?.word ?? '' };
}

interface Rated {
  key: PerfumeKey;
  score: number;
  /** The number of scents of the wish that it has. */
  has: number;
  fits: readonly Fact[];
  misses: readonly Fact[];
  drawing: NoteDrawingName | undefined;
}

const toHit = ({ key, fits, misses, drawing }: Rated): ScentHit => ({
  ...rowOf(Object.fromEntries(perfumeTargets.map((target) => [target.perfume, target])), key),
  fits,
  misses,
  drawing,
});

const NO_WISH: ScentAnswer = { hits: [], absent: [], nearest: undefined, isWish: false, needsPrices: false };
const isScent = ({ meaning: { things, kind } }: Notion): boolean => things.length > 0 && kind !== '~';
const has = ({ meaning }: Notion, key: PerfumeKey): number => matchThings(meaning.things, key).level;

/**
 * Finds the perfumes that fit a wish in a shopper's own words: notes and scenes, strength, time, occasion, price,
 * and what it must not be (behaviour 13.16).
 */
export function answerTo(query: string, prices: Prices = {}): ScentAnswer {
  const { words, notions: read, least, most } = parseWish(query);
  const typed = stemsOf(tokensOf(query).slice(0, words.length));
  if (keys.some((key) => stemsOf(tokensOf(perfumes[key].name)) === typed)) return NO_WISH;
  const begun = read.length === 0 && query.trim().length > 2 ? noteBeginning(query.trim().toLowerCase()) : [];
  const notions = [...read, ...begun.map((meaning) => ({ meaning, typed: meaning.name, denied: false, weight: 1 }))];
  const isLimited = least > 0 || most < Infinity;
  if (notions.length === 0 && !isLimited) return NO_WISH;

  const wished = notions.filter(({ denied }) => !denied);
  const refused = notions.filter(({ denied }) => denied);
  const scents = wished.filter(isScent);
  const absent = scents.filter((notion) => keys.every((key) => has(notion, key) === 0));
  const present = scents.filter((notion) => !absent.includes(notion));
  /** Named scents, without qualities such as 'warm'. */
  const named = present.filter(({ meaning }) => meaning.kind === '');
  if (named.length === 0 && words.some(isQuestion)) return NO_WISH;

  const conditions = [
    ...wished.flatMap(({ meaning, weight }) => meaning.conditions.map((condition) => ({ condition, weight }))),
    ...refused.flatMap(({ meaning: { conditions: denied, things, kind }, weight }) =>
      things.length > 0
        ? []
        : denied.flatMap((one) => {
            const condition = kind === '!' ? one : OPPOSITE[one];
            return condition ? [{ condition, weight }] : [];
          }),
    ),
  ];
  const shunned = refused.flatMap(({ meaning: { things, conditions: all } }) => (things.length === 0 ? all : []));
  // Vanilla 'but not like a cupcake' does not exclude vanilla.
  const wanted = new Set(present.flatMap(({ meaning: { things } }) => (things.length === 1 ? things : [])).map((thing) => 'word' in thing && thing.stems));
  const excluded = refused
    .map(({ meaning }) => meaning)
    .filter(({ kind }) => kind !== '~')
    .filter((meaning) => present.every((notion) => notion.meaning !== meaning))
    .filter(({ kind, things }) => kind !== '' || things.length < 2 || things.every((thing) => 'family' in thing || !wanted.has(thing.stems)));
  const examples = notions.flatMap(({ meaning: { like } }) => like ?? []);
  /** Whether another perfume than the one named is wished: 'like it, but lighter'. */
  const isOther = refused.length > 0 || /\b(?:but|than|instead|alternative|similar|cheaper|\w\w\w+er)\b/.test(query.toLowerCase().replace(/amber|ember/g, ''));

  const isExcluded = (key: PerfumeKey): boolean =>
    excluded.some((meaning) => {
      if (!contains(meaning, key)) return false;
      if (meaning.kind !== '?') return true;
      // If every perfume has some wood, 'not woody' excludes those that it leads.
      if (keys.every((one) => contains(meaning, one)) && !contains(meaning, key, LEADING_FAMILIES)) return false;
      // Of vanilla 'but not too sweet', the only perfume with vanilla stays.
      return !named.some((notion) => has(notion, key) >= 0.9 && keys.every((one) => one === key || has(notion, one) < 0.9));
    });
  const isOut = (key: PerfumeKey): boolean => {
    const price = prices[key];
    const { seasons } = facets[key];
    return (
      (isOther && examples.includes(key)) ||
      isExcluded(key) ||
      conditions.some(({ condition }) => meets(condition, key, prices) < 0) ||
      seasons.some((season) => seasons.length < 4 && shunned.includes(season)) ||
      (price !== undefined && (price > most || price < least))
    );
  };

  const rate = (key: PerfumeKey): Rated => {
    const fits: { score: number; fact: Fact; drawing?: NoteDrawingName | undefined }[] = [];
    const misses: Fact[] = [];
    let score = 0;
    for (const { meaning, weight, typed: word } of wished.filter(({ meaning: { things } }) => things.length > 0)) {
      const match = matchThings(meaning.things, key);
      const worth = weight * (meaning.kind === '~' ? WEIGHT.mood : WEIGHT.thing);
      score += worth * match.level;
      if (match.level >= HAS) fits.push({ score: worth * match.level, fact: factOf(match), drawing: match.source?.note?.drawing });
      else if (meaning.kind !== '~' && keys.some((one) => matchThings(meaning.things, one).level > 0)) misses.push({ is: 'word', word });
    }
    for (const { condition, weight } of conditions) {
      const level = meets(condition, key, prices);
      score += WEIGHT.condition * weight * level;
      if (level >= 0.4) fits.push({ score: WEIGHT.condition * weight * level, fact: { is: 'condition', condition } });
      else misses.push({ is: 'condition', condition });
    }
    for (const { meaning } of refused) if (meaning.kind === '~') score -= WEIGHT.mood * matchThings(meaning.things, key).level;
    for (const example of examples)
      score += example === key ? 2 : facets[example].notes.reduce((sum, family) => sum + (matchThing({ family }, key).level * matchThing({ family }, example).level) / 3, 0);
    if (most < Infinity) fits.push({ score: 0, fact: { is: prices[key] === undefined ? 'priceUnknown' : 'within', cents: most } });
    fits.sort((a, b) => b.score - a.score);
    return {
      key, score, misses,
      has: scents.filter((notion) => has(notion, key) >= HAS).length,
      fits: fits.map(({ fact }) => fact),
      drawing: fits.find(({ drawing }) => drawing)?.drawing,
    };
  };

  const rated = keys.filter((key) => !isOut(key)).map(rate).sort((a, b) => b.score - a.score);
  const top = rated[0]?.score ?? 0;
  const asksNothing = wished.length === 0 && conditions.length === 0;
  const someHas = rated.some((one) => one.has > 0);
  const shown = rated.filter((one) => asksNothing || (one.score > 0 && one.score >= MIN_PART * top && (one.has > 0 || !someHas) && (one.fits.length > 0 || examples.length > 0)));
  const hits = absent.length > named.length ? [] : shown.slice(0, MAX_HITS).map(toHit);
  const near: Thing[] = absent.flatMap(({ meaning }) => meaning.near);
  const nearest = hits.length > 0 || near.length === 0 ? undefined : rated
    .map((one) => ({ ...one, match: matchThings(near, one.key) }))
    .filter(({ match }) => match.level >= HAS)
    .sort((a, b) => b.match.level - a.match.level)
    .map(({ match, ...one }) => toHit({ ...one, fits: [factOf(match)], misses: [] }))[0];
  return {
    hits,
    absent: absent.map(({ meaning }) => meaning.name),
    nearest,
    isWish: true,
    needsPrices: isLimited || conditions.some(({ condition }) => condition === 'cheap' || condition === 'dear'),
  };
}

/** The perfumes that fit a wish, the best first. */
export function scentHits(query: string, prices: Prices = {}): readonly ScentHit[] {
  return answerTo(query, prices).hits;
}

/**
 * The words of a wish that a product's name or description has, without what they deny.
 * @returns none if it also has something that the wish excludes
 */
export function wordsInCommon(query: string, text: string): readonly string[] {
  const said = new Set(affirmedWords(text).map(stem));
  const { notions } = parseWish(query);
  const has = ({ typed }: Notion): boolean => tokensOf(typed).every((word) => said.has(stem(word)));
  const found = notions.filter((notion) => isScent(notion) && has(notion));
  return found.some(({ denied }) => denied) ? [] : found.map(({ typed }) => typed);
}
