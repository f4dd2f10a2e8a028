import { properNouns } from '../../house/scent';
import { allPerfumeTexts } from '../../i18n/allPerfumeTexts';
import { t } from '../../i18n/found';
import { formatCents } from '../../model/money';
import type { Fact, ScentHit } from '../../model/scentSearch';

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

/** The sentence that a fact belongs to, and its words in it. */
function partOf(
  fact: Fact,
  { character }: { character: Record<'longevity' | 'sillage' | 'season', string> },
): [Parameters<typeof t>[0], string] {
  switch (fact.is) {
    case 'note':
      return [`fits.${fact.tier}`, fact.note];
    case 'detail':
      return ['fits.own', `${fact.note}: ${fact.detail}`];
    case 'told':
      return ['fits.told', fact.word];
    case 'family':
      return [`fits.${fact.family}`, ''];
    case 'within':
    case 'priceUnknown':
      return [`fits.${fact.is}`, formatCents(fact.cents)];
    case 'condition':
      switch (fact.condition) {
        case 'day':
        case 'evening':
        case 'night':
        case 'cheap':
        case 'dear':
          return [`fits.${fact.condition}`, ''];
        case 'lasting':
          return ['fits.own', character.longevity];
        case 'light':
        case 'notLight':
        case 'notStrong':
        case 'strong':
          return ['fits.own', character.sillage];
        default:
          return ['fits.own', character.season];
      }
    case 'notQuiet':
      return ['misses.notQuiet', ''];
    default:
      return [`misses.${fact.is}`, fact.word];
  }
}

/** What fits of a perfume, then what does not: 'Vanilla pod and honey in its heart. It is not quiet.' */
export function sentencesOf({ perfume, fits, misses }: ScentHit): string {
  const said = (facts: readonly Fact[]): string[] => {
    const sentences = new Map<Parameters<typeof t>[0], Set<string>>();
    for (const fact of facts) {
      const [key, word] = partOf(fact, allPerfumeTexts[perfume]);
      sentences.set(key, (sentences.get(key) ?? new Set()).add(word));
    }
    return [...sentences]
      .flatMap(([key, words]) =>
        key === 'fits.own' ? [...words].map((word) => `${word}.`) : [t(key, { words: allOf([...words]) })],
      )
      .slice(0, MAX_SENTENCES);
  };
  return [...said(fits), ...said(misses)].join(' ');
}
