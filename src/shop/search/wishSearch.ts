import { familySentences, properNouns } from '#house/scent';
import type { NoteFamily } from '../../house/types';
import { allPerfumeTexts } from '#house/perfumes/texts';
import { foundText } from './foundTexts';
import type { Fact, ScentHit } from './wish';

export { answerTo, wordsInCommon } from './wish';

/** The search by wish and the sentences about its answers. It is large, so it is loaded when somebody searches. */

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

/** What fits of a perfume, then what does not: 'Vanilla pod and honey in its heart. It is not quiet.' */
export function sentencesOf({ perfume, fits, misses }: ScentHit): string {
  const { character } = allPerfumeTexts[perfume];
  const said = (facts: readonly Fact[]): string[] => {
    const words = (fact: Fact['is']): string[] => [
      ...new Set(facts.filter(({ is }) => is === fact).map(({ word }) => word)),
    ];
    return [...new Set(facts.map(({ is }) => is))]
      .flatMap((is) => {
        if (is === 'sillage' || is === 'longevity' || is === 'season') return `${character[is]}.`;
        if (isFamily(is)) return familySentences[is];
        return is === 'detail'
          ? words(is).map((word) => `${word}.`)
          : foundText(`fact.${is}`, { words: allOf(words(is)) });
      })
      .slice(0, MAX_SENTENCES);
  };
  return [...said(fits), ...said(misses)].join(' ');
}
