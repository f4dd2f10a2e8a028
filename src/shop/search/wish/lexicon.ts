import { families } from '#house/families';
import { perfumes, type PerfumeKey } from '#house/perfumes';
import * as house from '#house/scent';
import type { Condition, Thing, WordsMeaning } from '../../../house/types';
import { keysOf } from '../../../lib/tables';
import { isMistyped, stem, tokensOf } from '../../../lib/wording';
import { notesOf, perfumeKeys } from './evidence';
import { isQuestion, roles, stemsOf } from './words';

/** What a word or a phrase means. */
export interface Meaning {
  name: string;
  /** What to look for in a perfume, the closest first. */
  things: readonly Thing[];
  /** What comes near, if no perfume has any of the things. */
  near: readonly string[];
  conditions: readonly Condition[];
  kind: NonNullable<WordsMeaning['kind']> | 'scent';
  /** The perfume that the word names. */
  like?: PerfumeKey;
}

const wordOf = (thing: Thing = ''): string => (typeof thing === 'string' ? thing : thing.family);

/** The name of a thing. A family's differs from a note's: 'musk' is both. */
const nameOf = (thing: Thing): string => (typeof thing === 'string' ? thing : `the family ${thing.family}`);

const meaningOf = ({ kind, things = [], conditions = [], near = [] }: WordsMeaning): Meaning => ({
  name: things.slice(0, 1).map(nameOf).join(''),
  things,
  near,
  conditions,
  kind: kind ?? 'scent',
});

/** The conditions whose own names are words. */
const CONDITIONS: readonly Condition[] = [
  ...(['day', 'evening', 'night', 'spring', 'summer', 'autumn', 'winter'] as const),
  ...(['year', 'light', 'strong', 'lasting', 'cheap', 'dear'] as const),
];

/** Meanings by words ('=snowy'), and by the stems of words and phrases. */
const lexicon = new Map<string, Meaning>();
/** The words of the lexicon, for typing mistakes; the notes' come first. */
const vocabulary = new Set<string>();

/** Adds a phrase. If it has a meaning already, that one stays. */
function learn(phrase: string, meaning: Meaning): void {
  const words = tokensOf(phrase);
  for (const form of [`=${phrase}`, stemsOf(words)]) if (!lexicon.has(form)) lexicon.set(form, meaning);
  for (const word of words) vocabulary.add(word);
}
const learnThing = (name: string): void => learn(name, meaningOf({ things: [name] }));

const noteNames = perfumeKeys.flatMap(notesOf).map(({ name }) => name.toLowerCase());
const noteWords = new Set(noteNames.flatMap(tokensOf));

/*
 * The order of these steps has a meaning, because the first meaning of a phrase stays:
 *
 * 1. the names of the perfumes
 * 2. the names of the notes: 'orange blossom'
 * 3. the house's meanings: their words, and the first thing of those that are a quality or have something near
 * 4. each word of the notes' names: 'blossom'
 * 5. the first things of the house's meanings, for those that step 3 left out
 * 6. the names of the families
 * 7. the names of the conditions
 * 8. the house's other words
 */
for (const key of perfumeKeys) {
  const leading = perfumes[key].facets.notes.slice(0, 3).map((family) => ({ family }));
  learn(perfumes[key].name, { ...meaningOf({ kind: 'quality', things: leading }), like: key });
}
noteNames.forEach(learnThing);
for (const row of house.meanings) {
  const meaning = meaningOf(row);
  for (const phrase of row.words?.split(', ') ?? []) learn(phrase, meaning);
  const name = wordOf(row.things?.[0]);
  // A family's name may also be a word of a note's name. That word gets its meaning in step 4.
  const isOwn = typeof row.things?.[0] === 'string' || !noteWords.has(name);
  if (isOwn && (row.kind === 'quality' || row.near)) learn(name, meaning);
}
for (const word of noteWords) if (!roles.qualifier.has(word)) learnThing(word);
for (const { things: [thing] = [] } of house.meanings) if (typeof thing === 'string') learnThing(thing);
for (const family of keysOf(families)) learn(family, meaningOf({ things: [{ family }] }));
for (const condition of CONDITIONS) learn(condition, meaningOf({ conditions: [condition] }));
house.others.split(', ').forEach(learnThing);

const stems = new Set([...vocabulary].map(stem));
const controls = new Set(Object.values(roles).flatMap((words) => [...words]));
/** The words of denial that are long enough to be told from others in spite of a typing mistake. */
const mistypable = [...roles.denial].filter((word) => word.length > 6);
const MIN_TYPED = 5;
/** The maximum number of a phrase's words that have a meaning, and of all its words. */
const MAX_PHRASE = 3;
const MAX_SPAN = 5;

const hasMeaning = (word: string): boolean => stems.has(stem(word));

/** Whether a word compares: 'lighter'. */
export const isComparative = (word: string): boolean =>
  word.endsWith('er') && hasMeaning(word.replace(/i?er$/, ''));

/** A word as the lexicon has it: without its comparative ending, or without its typing mistake. */
export function corrected(word: string): string {
  if (hasMeaning(word) || controls.has(word) || isQuestion(word)) return word;
  const positive = word.replace(/i?(?:er|est)$/, '');
  if (hasMeaning(positive)) return positive;
  // Words of four letters are too common to be anything but notes.
  const others = word.length < MIN_TYPED ? noteWords : vocabulary;
  return [...mistypable, ...others].find((other) => isMistyped(word, other)) ?? word;
}

/** A phrase with a meaning, and the number of words that it takes. */
export interface Phrase {
  meaning: Meaning;
  length: number;
}

/** The longest phrase with a meaning that begins at a place. Words without a meaning may be between its words. */
export function phraseAt(words: readonly string[], at: number): Phrase | undefined {
  const phrase: string[] = [];
  let found: Phrase | undefined;
  for (const [index, word] of words.slice(at, at + MAX_SPAN).entries()) {
    const isPart = hasMeaning(word) && !roles.link.has(word);
    const endsPhrase = /^(?:\W|and)$/.test(word) || roles.turn.has(word);
    if (phrase.length === MAX_PHRASE || (index === 0 ? !isPart : endsPhrase)) break;
    if (!isPart) continue;
    phrase.push(word);
    const text = phrase.join(' ');
    const meaning = lexicon.get(`=${text}`) ?? lexicon.get(stemsOf(phrase));
    if (meaning && !roles.plain.has(text)) found = { meaning, length: index + 1 };
  }
  return found;
}
