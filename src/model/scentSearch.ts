import { facets, type Facets } from '../config/facets';
import type { NoteDrawingName } from '../config/noteDrawings';
import type { PerfumeKey } from '../config/perfumes';
import { allPerfumeTexts } from '../i18n/allPerfumeTexts';
import {
  EMPTY_WORDS,
  familyWords,
  hourWords,
  lastingWords,
  lightWords,
  seasonWords,
  strongWords,
  t,
} from '../i18n/scentWords';
import { normaliseForSearch, perfumeTargets, type PerfumeTarget } from './searchTargets';

/** A perfume of the shop that matches a description of a scent. */
export interface ScentHit extends PerfumeTarget {
  /** The reason for the match, for example 'Iris in its heart'. */
  reason: string;
  /** The drawing of the note that is the reason, or of the first such note. */
  drawing: NoteDrawingName | undefined;
}

/** A property of a perfume: the words that shoppers use for it, and the text that the shop shows. */
interface Trait {
  words: readonly string[];
  reason: string;
  drawing?: NoteDrawingName | undefined;
}

/** The number of note families that count as a perfume's main ones; the others are undertones. */
const LEADING_FAMILIES = 3;
/** In steps of sillage, of five. */
const STRONG = 4;
const LASTING_HOURS = 8;
/** The minimum length of a prefix; shorter ones begin too many words. */
const MIN_LETTERS = 3;
/** The minimum length of a word that may be mistyped: 'rose' must not match 'rise'. */
const MIN_LETTERS_MISTYPED = 5;

/** The maximum number of words; a longer text is no description of a scent. */
const MAX_WORDS = 12;

const EXACT = 2;
const MISTYPED = 1;
const TIERS = ['top', 'heart', 'base'] as const;

function traitsOf(key: PerfumeKey): readonly Trait[] {
  const { notes: families, hours, seasons, sillage, lasts }: Facets = facets[key];
  const { notes } = allPerfumeTexts[key];
  const traits = [
    ...TIERS.flatMap((tier) =>
      notes[tier].map(({ name, drawing }) => ({
        words: [name, ...name.split(' ')],
        reason: t(`reason.${tier}`, { note: name }),
        drawing,
      })),
    ),
    ...families
      .slice(0, LEADING_FAMILIES)
      .map((family) => ({ words: familyWords[family], reason: t(`reason.${family}`) })),
    ...hours.map((hour) => ({ words: hourWords[hour], reason: t(`reason.${hour}`) })),
    ...seasons.map((season) => ({ words: seasonWords[season], reason: t(`reason.${season}`) })),
    { words: sillage === 1 ? lightWords : [], reason: t('reason.light') },
    { words: sillage >= STRONG ? strongWords : [], reason: t('reason.strong') },
    { words: lasts >= LASTING_HOURS ? lastingWords : [], reason: t('reason.lasting', { hours: lasts }) },
  ];
  return traits.map((trait) => ({ ...trait, words: trait.words.map(normaliseForSearch) }));
}

/** Whether two texts differ by one letter replaced, left out, added, or swapped with the next. */
function isOneMistakeApart(a: string, b: string): boolean {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  const [restA, restB] = [a.slice(at), b.slice(at)];
  const swapped = (restA[1] ?? '') + (restA[0] ?? '') + restA.slice(2);
  return (
    restA.slice(1) === restB.slice(1) ||
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    swapped === restB
  );
}

/** How well typed text fits a phrase, both normalised: EXACT if it begins it, MISTYPED, or 0. */
function fitOf(typed: string, phrase: string): number {
  if (typed.length >= MIN_LETTERS && phrase.startsWith(typed)) return EXACT;
  return phrase.length >= MIN_LETTERS_MISTYPED && isOneMistakeApart(typed, phrase) ? MISTYPED : 0;
}

function bestOf(typed: string, traits: readonly Trait[]): (Trait & { fit: number }) | undefined {
  const fitting = traits
    .map((trait) => ({ ...trait, fit: Math.max(0, ...trait.words.map((word) => fitOf(typed, word))) }))
    .filter(({ fit }) => fit > 0);
  return fitting.find(({ fit }) => fit === EXACT) ?? fitting[0];
}

const emptyWords = new Set(normaliseForSearch(EMPTY_WORDS).split(' '));

/**
 * Finds the shop's perfumes that match a description: notes, families, occasions or strength, in the
 * shopper's own words and with at most one typing mistake per word (behaviour 13.16). Exact matches come
 * first. Every word must match.
 * @param query any text; the time grows linearly with its length
 */
export function scentHits(query: string): readonly ScentHit[] {
  const typed = normaliseForSearch(query);
  const words = typed.split(' ').filter((word) => word !== '' && !emptyWords.has(word));
  if (words.length === 0 || words.length > MAX_WORDS) return [];
  const hits = perfumeTargets.flatMap((target) => {
    const traits = traitsOf(target.perfume);
    const whole = bestOf(typed, traits) ?? bestOf(words.join(' '), traits);
    const found = whole ? [whole] : words.map((word) => bestOf(word, traits));
    if (!found.every((one) => one !== undefined)) return [];
    const reason = [...new Set(found.map((one) => one.reason))].join(' · ');
    const drawing = found.find((one) => one.drawing)?.drawing;
    return [{ ...target, reason, drawing, fit: Math.min(...found.map(({ fit }) => fit)) }];
  });
  return hits
    .sort((a, b) => b.fit - a.fit)
    .map(({ perfume, name, path, reason, drawing }) => ({ perfume, name, path, reason, drawing }));
}
