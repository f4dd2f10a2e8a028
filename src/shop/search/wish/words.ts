import type { Hour, Season } from '../../../house/types';
import { perfumes, type PerfumeKey } from '#house/perfumes';
import { pairs as denialPairs } from '#house/denials';
import * as house from '#house/scent';
import { allPerfumeTexts } from '#house/perfumes/texts';
import type { Note } from '../../../house/types';
import { keysOf, mapRows } from '../../../lib/tables';
import { affirmedWords } from '../../products/denials';
import { isMistyped, stem, tokensOf } from '../../../lib/wording';

/** The words of the house and of the perfumes' texts, as the search compares them. */

const TIERS = ['top', 'heart', 'base'] as const;
export type Tier = (typeof TIERS)[number];

/** A property that a wish can ask for, besides what a perfume smells of. */
export type Condition =
  Hour | Season | 'year' | 'light' | 'notStrong' | 'notLight' | 'strong' | 'lasting' | 'cheap' | 'dear';

/** What a word or a phrase means. */
export interface Meaning {
  name: string;
  /** What to look for in a perfume, the closest first: words of its texts, families ('@wood'). */
  things: readonly string[];
  /** What comes near, if no perfume has any of the things. */
  near: readonly string[];
  conditions: readonly Condition[];
  /** '~' a mood or a person, '?' a quality, '!' holds even after a denial. */
  kind: string;
  /** The perfume that the word names. */
  like?: PerfumeKey;
}

const setOf = (text: string): ReadonlySet<string> => new Set(text.split(' '));
/** The words for each role in a sentence. */
export const roles = mapRows(house.roles, setOf);
/** The word that makes another one a denial: 'sick of'. */
export const pairs = new Map<string, string>(Object.entries(denialPairs));
const questions = new Set([...roles.question].map(stem));
const keys = keysOf(perfumes);

/** Whether a word belongs to questions about the shop. */
export const isQuestion = (word: string): boolean => questions.has(stem(word));

/** The stems of words, each between spaces, so that `includes` finds whole words. */
const stemsOf = (words: readonly string[]): string =>
  ` ${words
    .filter((word) => !roles.link.has(word))
    .map(stem)
    .join(' ')} `;

/** What a text of a perfume says, and how sure it is that the perfume smells of it. */
interface Source {
  level: number;
  stems: string;
  note?: Note & { tier: Tier };
  /** Whether it is the note's detail, not its name. */
  detail?: boolean;
}

/** How much a perfume has of a word, by where its texts say it. */
const LEVEL = { note: 1, description: 0.8, detail: 0.7, story: 0.5 };

const notesOf = (key: PerfumeKey): (Note & { tier: Tier })[] =>
  TIERS.flatMap((tier) => allPerfumeTexts[key].notes[tier].map((note) => ({ ...note, tier })));

/** The texts on a scent, the surest first. Sentences on the bottle or on other perfumes are left out. */
function readTexts(key: PerfumeKey): Source[] {
  const { description, story, wear, character } = allPerfumeTexts[key];
  const told = [...story, ...wear, ...Object.values(character)]
    .flatMap((text) => text.split(/(?<=[.?!]) /))
    .filter((sentence) => !sentence.startsWith(house.aboutBottle))
    .filter((sentence) => keys.every((other) => other === key || !sentence.includes(perfumes[other].name)));
  const read = (text: string): string => stemsOf(affirmedWords(text));
  const notes = notesOf(key);
  return [
    ...notes.map((note) => ({ level: LEVEL.note, stems: read(note.name), note })),
    { level: LEVEL.description, stems: read(description) },
    ...notes.map((note) => ({ level: LEVEL.detail, stems: read(note.detail), note, detail: true })),
    { level: LEVEL.story, stems: read(told.join(' ')) },
  ];
}

const texts = mapRows(perfumes, (_, key) => readTexts(key));
/** How much a perfume has of its families, the leading one first. */
const FAMILY_LEVELS = [1, 0.8, 0.65, 0.4, 0.3, 0.3];

/** How much a perfume has of something, from 0 to 1, and where its texts say so. */
export interface Match {
  level: number;
  thing: string;
  source?: Source | undefined;
}

const families: ReadonlySet<string> = new Set(keys.flatMap((key) => perfumes[key].facets.notes));
/** The stems of what has been looked for. */
const looked = new Map<string, string>();

/** The place of a family among a perfume's, or -1. */
export const rankOf = (thing: string, key: PerfumeKey): number =>
  perfumes[key].facets.notes.findIndex((family) => `@${family}` === thing);

function matchThing(thing: string, key: PerfumeKey): Match {
  if (thing.startsWith('@')) return { level: FAMILY_LEVELS[rankOf(thing, key)] ?? 0, thing };
  const wanted = looked.get(thing) ?? stemsOf(tokensOf(thing));
  looked.set(thing, wanted);
  const source = texts[key].find(({ stems }) => stems.includes(wanted));
  return { level: source?.level ?? 0, thing, source };
}

/** How much a perfume has of some things, each a little less than the one before. */
export const matchesOf = ({ things }: Pick<Meaning, 'things'>, key: PerfumeKey): Match[] =>
  things.map((thing, index) => {
    const match = matchThing(thing, key);
    return { ...match, level: match.level * 0.9 ** index };
  });

/** How much a perfume has of the best of some things, with a little for the others. */
export function matchOf(meaning: Pick<Meaning, 'things'>, key: PerfumeKey): Match {
  const matches = matchesOf(meaning, key);
  const best = matches.reduce((a, b) => (b.level > a.level ? b : a), { level: 0, thing: '' });
  return { ...best, level: 0.9 * best.level + 0.1 * matches.reduce((sum, { level }) => sum + level, 0) };
}

/** Reads the left side of a line of `meanings`. */
function meaningOf(line: string): Meaning {
  const [, kind = '', whole = '', near] = /^([~?!]?)(.*?)(?: \/ (.*))?$/.exec(line) ?? [];
  const parts = whole.split(', ');
  const isCondition = (part: string): boolean => part.startsWith('@') && !families.has(part.slice(1));
  return {
    kind,
    name: parts[0] ?? '',
    things: parts.filter((part) => !isCondition(part)),
    near: near?.split(', ') ?? [],
    conditions: parts.filter(isCondition).map((part) => part.slice(1) as Condition),
  };
}

/** Meanings by words ('=snowy'), and by the stems of words and phrases. */
const lexicon = new Map<string, Meaning>();
/** The words of the lexicon, for typing mistakes; the notes' come first. */
const vocabulary = new Set<string>();

/** Earlier meanings of a phrase stay. */
function learn(phrase: string, meaning = meaningOf(phrase)): void {
  const words = tokensOf(phrase);
  for (const form of [`=${phrase}`, stemsOf(words)]) if (!lexicon.has(form)) lexicon.set(form, meaning);
  for (const word of words) vocabulary.add(word);
}

const noteNames = keys.flatMap(notesOf).map(({ name }) => name.toLowerCase());
const noteWords = new Set(noteNames.flatMap(tokensOf));
const lines = house.meanings
  .trim()
  .split('\n')
  .map((line) => line.split(': '));
for (const key of keys) {
  const leading = perfumes[key].facets.notes.slice(0, 3).map((family) => `@${family}`);
  learn(perfumes[key].name, { ...meaningOf(`?${leading.join(', ')}`), like: key });
}
for (const name of noteNames) learn(name);
for (const [left = '', right] of lines) {
  const meaning = meaningOf(left);
  for (const phrase of right?.split(', ') ?? []) learn(phrase, meaning);
  if (/[?!]/.test(meaning.kind) || meaning.near.length > 0) learn(meaning.name, meaning);
}
for (const word of noteWords) if (!roles.qualifier.has(word)) learn(word);
for (const [left = ''] of lines) learn(meaningOf(left).name);
for (const name of house.others.split(', ')) learn(name);

const stems = new Set([...vocabulary].map(stem));
const controls = new Set(Object.values(roles).flatMap((words) => [...words]));

/** The words of denial that are long enough to be told from others in spite of a typing mistake. */
const mistypable = [...roles.denial].filter((word) => word.length > 6);

const MIN_TYPED = 5;

const isKnown = (word: string): boolean => stems.has(stem(word));

/** Whether a word compares: 'lighter'. */
export const isComparative = (word: string): boolean =>
  word.endsWith('er') && isKnown(word.replace(/i?er$/, ''));

/** A word as the lexicon has it: without its comparative ending, or without its typing mistake. */
export function corrected(word: string): string {
  if (isKnown(word) || controls.has(word) || isQuestion(word)) return word;
  const positive = word.replace(/i?(?:er|est)$/, '');
  if (isKnown(positive)) return positive;
  // Words of four letters are too common to be anything but notes.
  const others = word.length < MIN_TYPED ? noteWords : vocabulary;
  return [...mistypable, ...others].find((other) => isMistyped(word, other)) ?? word;
}

const MAX_PHRASE = 3;

/** A phrase with a meaning, and the number of words it takes. */
export interface Phrase {
  meaning: Meaning;
  length: number;
}

/** The longest phrase with a meaning that begins at a place. Unknown words may be between its words. */
export function phraseAt(words: readonly string[], at: number): Phrase | undefined {
  const phrase: string[] = [];
  let found: Phrase | undefined;
  for (let length = 1; phrase.length < MAX_PHRASE && length < 2 * MAX_PHRASE; length += 1) {
    const word = words[at + length - 1] ?? '';
    const isPart = stems.has(stem(word)) && !roles.link.has(word);
    if (length === 1 ? !isPart : /^(?:\W?|and)$/.test(word) || roles.turn.has(word)) break;
    if (!isPart) continue;
    phrase.push(word);
    const text = phrase.join(' ');
    const meaning = lexicon.get(`=${text}`) ?? lexicon.get(stemsOf(phrase));
    if (meaning && !roles.plain.has(text)) found = { meaning, length };
  }
  return found;
}
