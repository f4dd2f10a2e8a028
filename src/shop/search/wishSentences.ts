import type { PerfumeKey } from '#house/perfumes';
import { allPerfumeTexts } from '#house/perfumes/texts';
import { familySentences, properNouns } from '#house/scent';
import type { NoteFamily } from '#houseTypes/perfume';
import { formatCents } from '#lib/money';
import { answerText } from './answerTexts';
import type { Bounds, Fact, ScentHit, Understood } from './wish';

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

/** The limits of a price, each by the word that says whether it is included: 'over $100', 'up to $200'. */
function pricesIn({ least, most }: Bounds): string[] {
  const price = (cents: number): string => formatCents(cents).replace(/\.00$/, '');
  const isOver = !Number.isInteger(least);
  const isUnder = !Number.isInteger(most);
  const limits = { least: price(Math.floor(least)), most: price(Math.ceil(most)) };
  if (least > 0 && most < Infinity && !isOver && !isUnder) return [answerText('wish.between', limits)];
  return [
    ...(least > 0 ? [answerText(isOver ? 'wish.over' : 'wish.from', limits)] : []),
    ...(most < Infinity ? [answerText(isUnder ? 'wish.under' : 'wish.upTo', limits)] : []),
  ];
}

/** The limits of the hours that a perfume lasts. */
const hoursIn = ({ least, most }: Bounds): string[] => [
  ...(least > 0
    ? [
        answerText(Number.isInteger(least) ? 'wish.lasting.from' : 'wish.lasting.over', {
          hours: Math.floor(least),
        }),
      ]
    : []),
  ...(most < Infinity
    ? [
        answerText(Number.isInteger(most) ? 'wish.lasting.upTo' : 'wish.lasting.under', {
          hours: Math.ceil(most),
        }),
      ]
    : []),
];

/** What a wish refuses and limits, in a sentence: 'Without vanilla, under $200.' Nothing if it does neither. */
export function understoodIn({ without, not, notFor, price, hours }: Understood): string[] {
  const parts = [
    ...(without.length > 0 ? [answerText('wish.without', { words: anyOf(without) })] : []),
    ...(not.length > 0 ? [answerText('wish.not', { words: anyOf(not) })] : []),
    ...(notFor.length > 0 ? [answerText('wish.notFor', { words: anyOf(notFor) })] : []),
    ...pricesIn(price),
    ...hoursIn(hours),
  ];
  const sentence = parts.join(', ');
  return sentence === '' ? [] : [`${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`];
}

/** What fits of a perfume, then what does not: 'Vanilla pod and honey in its heart. Nothing in it says “quiet”.' */
export function sentencesOf({ perfume, fits, misses }: ScentHit): string {
  return [fits, misses].flatMap((facts) => sentencesAbout(facts, 1, perfume)).join(' ');
}

/** What all of several perfumes have in common, in sentences, and the perfumes without it. */
export function inCommon(hits: readonly ScentHit[]): { sentences: string[]; hits: readonly ScentHit[] } {
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
    const words = new Set(facts.filter(({ is }) => is === kind).map(({ word }) => word));
    if (kind === 'detail') return [...words].map((word) => `${word}.`).join(' ');
    if (isOwn(kind)) return perfume ? `${allPerfumeTexts[perfume].character[kind]}.` : '';
    return answerText(`fact.${kind}`, { words: allOf([...words]), count });
  });
}
