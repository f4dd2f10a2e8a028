import { near } from '#house/scent';
import { stem, tokensOf } from '#lib/wording';
import { affirmedWords } from '#shop/products/denials';
import { perfumeNamed, type PerfumeTarget } from '#shop/products/perfumeTargets';
import type { Prices } from './conditions';
import { criteriaOf, isScentTerm, nameOf, whoHas, type Criteria } from './criteria';
import type { Term } from './clauses';
import { isLimited } from './divide';
import { HAS, matchOf, type Fact } from './evidence';
import { exclude, rate, type Rated, type ScentHit } from './choose';
import { isFact, isQuestion as isAboutShop } from './lexicon';
import { goodsIn } from '../questions';
import { matchesNormalised } from '../searchTargets';
import { understoodIn } from '../wishSentences';
import { readWish } from './read';
import { roles } from './roles';

export type { Prices } from './conditions';
export { isLimited } from './divide';
export type { ScentHit } from './choose';

export type ScentAnswer = ReturnType<typeof answerTo>;

/** A text of fewer letters is no wish. */
const MIN_LETTERS = 3;
const MAX_HITS = 3;
/** Hits have at least this part of the first one's score. */
const MIN_PART = 0.6;

/** The best of the rated perfumes, or those it is about; none if a scent that is asked for is in none of them. */
function best(rated: readonly Rated[], criteria: Criteria): ScentHit[] {
  const { wished, conditions, absent, named, about } = criteria;
  const found = rated.filter(({ hit }) => about.includes(hit.perfume));
  if (found.length > 0) return found.map(({ hit }) => hit);
  const top = rated[0]?.score ?? 0;
  const asksNothing = wished.length === 0 && conditions.length === 0;
  // 'Warm oud under 200': the only one with oud is dearer.
  const hasNamed = rated.some(({ hit }) => named.some((term) => whoHas(term).includes(hit.perfume)));
  if (absent.length > named.length || (named.length > 0 && !hasNamed) || (top === 0 && !asksNothing))
    return [];
  return rated
    .filter(({ score }) => score >= MIN_PART * top)
    .slice(0, MAX_HITS)
    .map(({ hit }) => hit);
}

/** The perfume that comes nearest to what no perfume has. */
function nearestTo({ absent }: Criteria, rated: readonly Rated[]): ScentHit | undefined {
  const things = absent.flatMap(({ meaning }) => near[meaning.name]?.split(', ') ?? []);
  const [nearest] = rated
    .map(({ hit }) => ({ hit, match: matchOf(things, hit.perfume) }))
    .filter(({ match }) => match.level >= HAS)
    .sort((a, b) => b.match.level - a.match.level);
  return nearest && { ...nearest.hit, fits: [nearest.match.fact], misses: [] };
}

/** Answers a wish in a shopper's own words: notes and scenes, strength, time, occasion, price, and what it must not be. */
export function answerTo(query: string, prices: Prices = {}) {
  const words = readWish(query);
  const criteria = criteriaOf(words);
  const { terms, price, hours, wished, refused, isComparison } = criteria;
  const isShort = query.trim().length < MIN_LETTERS;
  const isEmpty = isShort || (terms.length === 0 && !isLimited(price) && !isLimited(hours));
  const asksForScent =
    criteria.named.length > 0 ||
    isComparison ||
    (isLimited(price) && terms.length > 0) ||
    (!isEmpty && words.some((word) => roles.scent.has(word)));
  // 'A career woman' asks for no career.
  const isInPhrase = (word: string): boolean => terms.some(({ typed }) => typed.split(' ').includes(word));
  // 'I won't pay over 100' asks for no way to pay.
  const isOfPrice = (word: string): boolean => isLimited(price) && roles.paying.has(word);
  const isQuestion =
    words.some(isFact) ||
    (!asksForScent && words.some((word) => isAboutShop(word) && !isInPhrase(word) && !isOfPrice(word))) ||
    (isEmpty &&
      (/^(?:who|where|when|why|how)$/.test(words[0] ?? '') || words.some((word) => roles.size.has(word))));
  const isHalfRead = criteria.doubted.length > 0 && wished.length + refused.length === 0;
  const isSilent = isQuestion || isHalfRead;
  const isWish = !isSilent && !isEmpty && goodsIn(query) === undefined && !perfumeNamed(query);
  const rated = (isWish ? exclude(criteria, prices) : [])
    .map((target) => rate(target, criteria, prices))
    .sort((a, b) => b.score - a.score);
  const found = best(rated, criteria);
  // 'Does NAME last long?' is answered with that perfume first.
  const asked = found.length > 0 ? rated.filter(({ hit: { name } }) => matchesNormalised(query, name)) : [];
  const isPair = criteria.about.length === 1 && words.some((word) => roles.pairing.has(word));
  const hits = [...new Set([...asked.map(({ hit }) => hit), ...found])].map((hit): ScentHit =>
    isPair ? { ...hit, fits: [{ is: 'wornWith', word: '' }] } : hit,
  );
  return {
    isWish,
    /** Whether it asks the house something instead: delivery, sizes, what a perfume contains. */
    isQuestion,
    terms: isSilent || isComparison ? [] : terms,
    /** The perfumes that fit, at most three, the best first, after those that are named; or all that are compared. */
    hits,
    /** What it refuses, and its limits, in a sentence if any. */
    understood: isSilent ? [] : understoodIn(criteria),
    price,
    /** The clauses that are not understood. Nothing with their scents is offered. */
    unclear: isQuestion ? [] : criteria.unclear,
    /** The scents that the text names and no perfume has. */
    absent: isWish ? criteria.absent.map(nameOf) : [],
    /** If nothing fits: the perfume that comes near to what is absent. */
    nearest: hits.length === 0 ? nearestTo(criteria, rated) : undefined,
    /** Whether the answer depends on the prices of all perfumes. */
    needsPrices:
      isWish && (isLimited(price) || criteria.conditions.some((one) => one === 'cheap' || one === 'dear')),
  };
}

/** What fits of one perfume, also of what it must not be, and how well, whatever else fits better. */
export function ratingOf(target: PerfumeTarget, query: string): Rated {
  const criteria = criteriaOf(readWish(query));
  const { hit, score } = rate(target, criteria, {});
  const fits = [...hit.fits, ...criteria.excluded.map(({ typed }): Fact => ({ is: 'isNot', word: typed }))];
  return { hit: { ...hit, fits }, score };
}

/**
 * The scents of a wish that a product's name or description names and does not deny.
 * @returns none if it also has something that the wish refuses
 */
export function wordsInCommon(terms: readonly Term[], text: string): readonly string[] {
  const said = new Set(affirmedWords(text).map(stem));
  const common = terms.filter(
    (term) => isScentTerm(term) && tokensOf(term.typed).every((word) => said.has(stem(word))),
  );
  return common.some(({ stance }) => stance !== 'wished') ? [] : common.map(({ typed }) => typed);
}
