import { familyNames } from '#house/families';
import { perfumes, type PerfumeKey } from '#house/perfumes';
import * as house from '#house/scent';
import type { Condition, WordTable } from '#houseTypes/perfume';
import { keysOf } from '#lib/tables';
import { isMistyped, soundOf, stem, tokensOf } from '#lib/wording';
import { withDigits } from './amounts';
import { notesOf, perfumeKeys, stemsOf } from './evidence';
import { helpWords } from '../questions';
import { roles } from './roles';

export interface Meaning {
  name: string;
  /** What to look for in a perfume, the closest first. */
  things: readonly string[];
  conditions: readonly Condition[];
  kind: 'scent' | 'quality' | 'mood' | 'always';
  like?: PerfumeKey;
}

type Entry = [phrase: string, meaning: Meaning];

const CONDITIONS: readonly Condition[] = [
  ...(['day', 'evening', 'night', 'spring', 'summer', 'autumn', 'winter', 'year'] as const),
  ...(['light', 'notStrong', 'notLight', 'strong', 'lasting', 'cheap', 'dear'] as const),
];

/** Whether a word is one of some, in any of its forms: 'bores', 'boring'. */
function isOneOf(words: Iterable<string>): (word: string) => boolean {
  const known = new Set([...words].map(stem));
  return (word) => known.has(stem(word));
}

/** Whether a word asks about the shop. */
export const isQuestion = isOneOf(roles.question);
/** Whether a word asks for what only the house can know, whatever else the text names. */
export const isFact = isOneOf(roles.fact);
/** Whether a word refuses the scents of its clause. */
export const isAdverse = isOneOf(roles.adverse);
/** 'Shipping' is not shopping. */
const isHelp = isOneOf(Object.values(helpWords).flatMap((words) => words.split(' ')));

const entry = (phrase: string, meaning: Partial<Meaning>): Entry => [
  phrase,
  { name: phrase, things: [], conditions: [], kind: 'scent', ...meaning },
];

const scent = (name: string): Entry => entry(name, { things: [name] });

/** The word that stands for a perfume's name, which may have figures, signs and denials: 'No 5 and Rain'. */
const wordFor = (key: PerfumeKey): string => `named${key.toLowerCase().replace(/[^a-z]/g, '')}`;

/** 'Like Royal Oud' wishes for its leading families. */
const perfumeEntries = (key: PerfumeKey): Entry[] => {
  const { name, facets } = perfumes[key];
  const things = facets.families.slice(0, 3).map((family) => `family ${family}`);
  return [name, wordFor(key)].map((phrase) => entry(phrase, { name, things, kind: 'quality', like: key }));
};

function entriesOf(kind: Meaning['kind'], table: WordTable): Entry[] {
  return Object.entries(table).flatMap(([left, words]) => {
    const parts = left.split(', ');
    const [name = ''] = parts;
    const conditions = CONDITIONS.filter((condition) => parts.includes(condition));
    const things = parts.filter((part) => !conditions.some((condition) => condition === part));
    const own = kind === 'quality' ? [name.replace('family ', '')] : [];
    return [...own, ...words.split(', ')].map((phrase) => entry(phrase, { name, things, conditions, kind }));
  });
}

const noteNames = perfumeKeys.flatMap(notesOf).map(({ name }) => name.toLowerCase());
const noteWords = noteNames.flatMap(tokensOf);
const qualifiers = new Set(house.qualifiers.split(' '));
/** The words that name something to smell of; of the notes' names, single words: 'blossom'. */
const materials = new Set([
  ...noteWords.filter((word) => !qualifiers.has(word)),
  ...Object.keys(house.scents).map((left) => left.replace(/,.*/, '')),
  ...house.others.split(', '),
]);

/** Every phrase with a meaning. If a phrase occurs more than once, its first meaning counts. */
const entries: readonly Entry[] = [
  ...perfumeKeys.flatMap(perfumeEntries),
  ...noteNames.map(scent),
  ...entriesOf('scent', house.scents),
  ...entriesOf('quality', house.qualities),
  ...entriesOf('mood', house.moods),
  ...entriesOf('scent', house.conditions),
  ...CONDITIONS.map((condition) => entry(condition, { conditions: [condition] })),
  ...entriesOf('always', house.always),
  ...[...materials].map(scent),
  ...keysOf(familyNames).map((family) => entry(familyNames[family], { things: [`family ${family}`] })),
];

const materialsBySound = new Map([...materials].map((word) => [soundOf(word), word]));

const asTyped = (phrase: string): RegExp => RegExp(`\\b${tokensOf(phrase).join('[^a-z0-9]*')}\\b`, 'g');

/** What is read as a whole: the perfumes' names, and phrases with a number, which is no amount. */
export const wholes: readonly (readonly [RegExp, string])[] = [
  ...perfumeKeys.map((key) => [asTyped(perfumes[key].name), ` ${wordFor(key)} `] as const),
  ...entries
    .filter(([phrase]) => withDigits(phrase) !== phrase)
    .map(([phrase]) => [asTyped(phrase), phrase.replaceAll(' ', '_')] as const),
];

/** Meanings by phrase ('=snowy'), and by the stems of a phrase's words. */
const lexicon = new Map(
  entries.toReversed().flatMap(([phrase, meaning]) => [
    [`=${phrase}`, meaning],
    [stemsOf(tokensOf(phrase)), meaning],
  ]),
);

const vocabulary = new Set(entries.flatMap(([phrase]) => tokensOf(phrase)));
const hasMeaning = isOneOf(vocabulary);
/** The words that neither refuse a scent nor ask the house something. */
const common = new Set(
  keysOf(roles)
    .filter((role) => !['question', 'fact', 'denial', 'turn', 'adverse'].includes(role))
    .flatMap((role) => [...roles[role]]),
);
/** The words that a mistyped one may mean; of those of denial, the long ones: 'withuot'. */
const typeable = [
  ...[...roles.denial, ...roles.fact, ...roles.scent].filter((word) => word.length > 6),
  ...vocabulary,
  ...[...common].filter((word) => word.length > 5),
];

export const isCommon = (word: string): boolean => common.has(word);

/** Whether a word has a place in a wish. If not, nobody knows what it says of a scent. */
export const isRead = (word: string): boolean =>
  isCommon(word) ||
  roles.denial.has(word) ||
  roles.turn.has(word) ||
  /^(?:\W|\d)/.test(word) ||
  meaningOf([word]) !== undefined;

/** A word of fewer letters is corrected only to a note. */
const MIN_TYPED = 5;

const meaningOf = (words: readonly string[]): Meaning | undefined =>
  lexicon.get(`=${words.join(' ')}`) ??
  // 'Here' is not 'her'.
  (words.length === 1 && common.has(words.join()) ? undefined : lexicon.get(stemsOf(words)));

/** Whether the search knows what a word means or does in a sentence. */
export const isKnown = (word: string): boolean =>
  isRead(word) || isQuestion(word) || isFact(word) || isHelp(word);

/** Whether a letter stands for another one: 'block' for black. Then it may be another word, unless a material is meant. */
const isReplaced = (word: string, other: string): boolean =>
  word.length === other.length && word.split('').sort().join('') !== other.split('').sort().join('');

/** A word as the lexicon has it: 'dark' for darker, 'vanilla' for vanila. */
export function corrected(word: string): string {
  if (vocabulary.has(word) || isKnown(word) || isAdverse(word)) return word;
  const positive = word.replace(/i?(?:er|est)$/, '');
  if (meaningOf([positive])) return positive;
  const heard = materialsBySound.get(soundOf(word));
  if (heard?.startsWith(word.charAt(0))) return heard;
  // Other words of four letters are too common: 'cost' is not the coast.
  const others = word.length < MIN_TYPED ? noteWords : typeable;
  return (
    others.find((other) => isMistyped(word, other) && (materials.has(other) || !isReplaced(word, other))) ??
    word
  );
}

const MAX_SPAN = 5;

/** The longest phrase with a meaning that begins at a place, and how many words it takes. Words without a meaning may be between its words. */
export function phraseAt(
  words: readonly string[],
  at: number,
): { meaning: Meaning; length: number } | undefined {
  const phrase: string[] = [];
  let longest: ReturnType<typeof phraseAt>;
  for (const [index, word] of words.slice(at, at + MAX_SPAN).entries()) {
    const isPart = hasMeaning(word) && !roles.link.has(word);
    if (index === 0 ? !isPart : /\W/.test(word)) break;
    if (!isPart && isCommon(word)) continue;
    if (!isPart) break;
    phrase.push(word);
    const meaning = meaningOf(phrase);
    if (meaning && !roles.plain.has(phrase.join(' '))) longest = { meaning, length: index + 1 };
  }
  return longest;
}
