import { facets, type Facets } from '../config/facets';
import type { NoteDrawingName } from '../config/noteDrawings';
import type { PerfumeKey } from '../config/perfumes';
import { perfumeTexts } from '../i18n/perfumes';
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

/** One of the house's perfumes that fits what was said of a scent. */
export interface ScentHit extends PerfumeTarget {
  /** Why, such as 'Iris in its heart'. */
  reason: string;
  /** Of the note that is the reason, or of the first of them. */
  drawing: NoteDrawingName | undefined;
}

/** Something that is true of a perfume: the words that people have for it, and how the shop says it. */
interface Trait {
  words: readonly string[];
  reason: string;
  drawing?: NoteDrawingName | undefined;
}

/** So many of a perfume's families are what it smells of; the others are undertones. */
const LEADING_FAMILIES = 3;
/** Of the five steps of sillage, and of hours. */
const STRONG = 4;
const LASTING_HOURS = 8;
/** Fewer letters are the beginning of too many words. */
const MIN_LETTERS = 3;
/** Shorter words must be typed without a mistake: 'rose' is not 'rise'. */
const MIN_LETTERS_MISTYPED = 5;

/** A longer text is no description of a scent. */
const MAX_WORDS = 12;

const EXACT = 2;
const MISTYPED = 1;
const TIERS = ['top', 'heart', 'base'] as const;

function traitsOf(key: PerfumeKey): readonly Trait[] {
  const { notes: families, hours, seasons, sillage, lasts }: Facets = facets[key];
  const { notes } = perfumeTexts[key];
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

/** Whether one letter replaced, left out, added, or swapped with the next makes one text of the other. */
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

/** How well what was typed fits a word or phrase, both normalised: it begins it, it is mistyped, or it does not. */
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
 * The house's perfumes that what was typed says something of: notes, families, occasions, strength, in the shopper's own
 * words and with one typing mistake a word (behaviour 13.16). Exact ones come first. Of several words, each must fit.
 * @param query any text; it is read in time that grows with its length
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
