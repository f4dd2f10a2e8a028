import { perfumes, type PerfumeKey } from '#house/perfumes';
import { allPerfumeTexts } from '#house/perfumes/texts';
import { familySentences, properNouns } from '#house/scent';
import type { NoteFamily } from '#houseTypes/perfume';
import { formatCents } from '#lib/money';
import { searchText } from './texts';
import type { Term } from './wish/clauses';
import { isStrength } from './wish/conditions';
import type { Criteria } from './wish/criteria';
import type { Bounds } from './wish/divide';
import type { Fact } from './wish/evidence';
import type { ScentHit } from './wish/choose';

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
export const joinWithAnd = (words: readonly string[]): string => joined(words, 'conjunction');
/** Joins words: 'the sea or coconut'. */
export const joinWithOr = (words: readonly string[]): string => joined(words, 'disjunction');

/** The limits of a price or of hours, each by the word that says whether it is included: 'over $100', 'up to $200'. */
function limitsIn({ least, most }: Bounds, of: 'price' | 'hours'): string[] {
  const shown = (amount: number): string =>
    of === 'hours' ? String(amount) : formatCents(amount).replace(/\.00$/, '');
  const limits = { least: shown(Math.floor(least)), most: shown(Math.ceil(most)) };
  const [from, upTo] = [
    Number.isInteger(least) ? 'from' : 'over',
    Number.isInteger(most) ? 'upTo' : 'under',
  ] as const;
  if (least > 0 && from === 'from' && upTo === 'upTo') return [searchText(`wish.${of}.between`, limits)];
  return [
    ...(least > 0 ? [searchText(`wish.${of}.${from}`, limits)] : []),
    ...(most < Infinity ? [searchText(`wish.${of}.${upTo}`, limits)] : []),
  ];
}

const TIMES = 'day evening night spring summer autumn winter'.split(' ');

/** How a refusal is told, and in which word; 'must not shout' is not strong. */
function refusalIn({
  typed,
  meaning: { things, kind, conditions, like, name },
}: Term): ['without' | 'not' | 'notFor', string] {
  if (kind === 'quality') return ['not', like ? name : typed];
  if (things.length > 0) return ['without', typed];
  if (conditions.some((condition) => TIMES.includes(condition))) return ['notFor', typed];
  return ['not', conditions.some(isStrength) ? name : typed];
}

/** What a wish refuses and limits: 'Without vanilla, under $200.' It leaves out what a perfume may still contain. */
export function understoodIn({
  excluded,
  price,
  hours,
}: Pick<Criteria, 'excluded' | 'price' | 'hours'>): string[] {
  const refusals = excluded.filter(({ meaning }) => meaning.kind !== 'always').map(refusalIn);
  const refused = (['without', 'not', 'notFor'] as const).flatMap((way) => {
    const words = new Set(refusals.flatMap(([one, word]) => (one === way ? [word] : [])));
    return words.size > 0 ? [searchText(`wish.${way}`, { words: joinWithOr([...words]) })] : [];
  });
  const sentence = [...refused, ...limitsIn(price, 'price'), ...limitsIn(hours, 'hours')].join(', ');
  return sentence === '' ? [] : [`${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`];
}

/** What fits of a perfume, then what does not: 'Vanilla pod and honey in its heart. Nothing in it says “quiet”.' */
export function sentencesOf({ perfume, fits, misses }: ScentHit): string {
  return [fits, misses].flatMap((facts) => sentencesAbout(facts, 1, perfume)).join(' ');
}

/** What all of several perfumes have in common, in sentences, and the perfumes without it. */
export function commonFacts(hits: readonly ScentHit[]): { sentences: string[]; hits: readonly ScentHit[] } {
  const [first, ...others] = hits;
  if (!first || others.length === 0) return { sentences: [], hits };
  const has = (facts: readonly Fact[], { is, word }: Fact): boolean =>
    facts.some((fact) => fact.is === is && fact.word === word);
  const isCommon = (fact: Fact): boolean =>
    !isOwn(fact.is) && hits.every(({ fits, misses }) => has([...fits, ...misses], fact));
  const without = (facts: readonly Fact[]): Fact[] => facts.filter((fact) => !isCommon(fact));
  return {
    sentences: sentencesAbout([...first.fits, ...first.misses].filter(isCommon), hits.length),
    hits: hits.map((hit) => ({ ...hit, fits: without(hit.fits), misses: without(hit.misses) })),
  };
}

/** Whether each perfume says it in its own words. */
const isOwn = (is: Fact['is']): is is 'sillage' | 'longevity' | 'season' | 'detail' =>
  is === 'sillage' || is === 'longevity' || is === 'season' || is === 'detail';

function sentencesAbout(facts: readonly Fact[], count: number, perfume?: PerfumeKey): string[] {
  const kinds = new Set(facts.map(({ is }) => is));
  return [...kinds].slice(0, MAX_SENTENCES).map((kind) => {
    if (isFamily(kind)) return familySentences[kind];
    if (kind === 'wornWith') return (perfume && perfumes[perfume].wornWith?.reason) ?? '';
    const words = new Set(facts.filter(({ is }) => is === kind).map(({ word }) => word));
    if (kind === 'detail') return [...words].map((word) => `${word}.`).join(' ');
    if (isOwn(kind)) return perfume ? `${allPerfumeTexts[perfume].character[kind]}.` : '';
    return searchText(`fact.${kind}`, { words: joinWithAnd([...words]), count });
  });
}
