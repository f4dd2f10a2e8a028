import type { PerfumeKey } from '#house/perfumes';
import { allPerfumeTexts } from '#house/perfumes/texts';
import { familySentences, properNouns } from '#house/scent';
import type { NoteFamily } from '#house/types';
import { foundText } from './foundTexts';
import type { Fact, ScentHit } from './wish';

const isFamily = (is: Fact['is']): is is NoteFamily => Object.hasOwn(familySentences, is);

const MAX_SENTENCES = 3;

function joined(words: readonly string[], type: 'conjunction' | 'disjunction'): string {
  const inside = words.map((word, index) =>
    index === 0 || properNouns.some((noun) => word.startsWith(noun))
      ? word
      : word.charAt(0).toLowerCase() + word.slice(1),
  );
  return new Intl.ListFormat('en-GB', { type }).format(inside);
}

/** Joins words: 'Vanilla pod and honey'. */
export const allOf = (words: readonly string[]): string => joined(words, 'conjunction');
/** Joins words: 'the sea or coconut'. */
export const anyOf = (words: readonly string[]): string => joined(words, 'disjunction');

/** What fits of a perfume, then what does not: 'Vanilla pod and honey in its heart. Nothing in it says “quiet”.' */
export function sentencesOf({ perfume, fits, misses }: ScentHit): string {
  return [fits, misses].flatMap((facts) => sentencesAbout(perfume, facts)).join(' ');
}

function sentencesAbout(perfume: PerfumeKey, facts: readonly Fact[]): string[] {
  const kinds = new Set(facts.map(({ is }) => is));
  return [...kinds].slice(0, MAX_SENTENCES).map((kind) => {
    if (kind === 'sillage' || kind === 'longevity' || kind === 'season')
      return `${allPerfumeTexts[perfume].character[kind]}.`;
    if (isFamily(kind)) return familySentences[kind];
    const words = new Set(facts.filter(({ is }) => is === kind).map(({ word }) => word));
    if (kind === 'detail') return [...words].map((word) => `${word}.`).join(' ');
    return foundText(`fact.${kind}`, { words: allOf([...words]) });
  });
}
