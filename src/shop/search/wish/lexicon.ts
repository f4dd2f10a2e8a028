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
const nameOfThing = (thing: Thing): string =>
  typeof thing === 'string' ? thing : `the family ${thing.family}`;

const meaningOf = ({ kind, things = [], conditions = [], near = [] }: WordsMeaning): Meaning => ({
  name: things.slice(0, 1).map(nameOfThing).join(''),
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

const noteNames = perfumeKeys.flatMap(notesOf).map(({ name }) => name.toLowerCase());
const noteWords = new Set(noteNames.flatMap(tokensOf));

/** A phrase and its meaning. */
type Entry = [phrase: string, meaning: Meaning];

const thing = (name: string): Entry => [name, meaningOf({ things: [name] })];

const perfumeEntry = (key: PerfumeKey): Entry => {
  const leading = perfumes[key].facets.notes.slice(0, 3).map((family) => ({ family }));
  return [perfumes[key].name, { ...meaningOf({ kind: 'quality', things: leading }), like: key }];
};

/** The entries of a meaning of the house: its words, and its first thing if it is a quality or has something near. */
function houseEntries(row: WordsMeaning): Entry[] {
  const meaning = meaningOf(row);
  const entries = (row.words?.split(', ') ?? []).map((phrase): Entry => [phrase, meaning]);
  const [first] = row.things ?? [];
  const name = wordOf(first);
  // The name of a family that is also a word of a note's name means the note.
  const meansNote = typeof first !== 'string' && noteWords.has(name);
  if (!meansNote && (row.kind === 'quality' || row.near)) entries.push([name, meaning]);
  return entries;
}

/** Every phrase with a meaning. If a phrase occurs more than once, its first meaning counts. */
const entries: readonly Entry[] = [
  ...perfumeKeys.map(perfumeEntry),
  ...noteNames.map(thing),
  ...house.meanings.flatMap(houseEntries),
  // Single words of the notes' names: 'blossom'.
  ...[...noteWords].filter((word) => !roles.qualifier.has(word)).map(thing),
  ...house.meanings.flatMap(({ things: [first] = [] }) => (typeof first === 'string' ? [thing(first)] : [])),
  ...keysOf(families).map((family): Entry => [family, meaningOf({ things: [{ family }] })]),
  ...CONDITIONS.map((condition): Entry => [condition, meaningOf({ conditions: [condition] })]),
  ...house.others.split(', ').map(thing),
];

/** Meanings by phrase ('=snowy'), and by the stems of a phrase's words. */
const lexicon = new Map(
  entries.toReversed().flatMap(([phrase, meaning]) => [
    [`=${phrase}`, meaning],
    [stemsOf(tokensOf(phrase)), meaning],
  ]),
);

/** The words of the lexicon, for typing mistakes; the notes' come first. */
const vocabulary = new Set(entries.flatMap(([phrase]) => tokensOf(phrase)));
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
