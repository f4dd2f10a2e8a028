import { familyNames } from '#house/families';
import { perfumes, type PerfumeKey } from '#house/perfumes';
import { allPerfumeTexts } from '#house/perfumes/texts';
import { aboutBottle, likenesses } from '#house/scent';
import type { Note, NoteFamily } from '#houseTypes/perfume';
import { keysOf, mapRows } from '#lib/tables';
import { stem, tokensOf } from '#lib/wording';
import { TIERS, type Tier } from '#shop/perfumes/glance';
import { affirmedWords } from '#shop/products/denials';
import { roles } from './roles';

/**
 * What fits: a note by its tier, its detail, a family, a word of the story, what the perfume's own text says of
 * sillage, longevity or season, a refused quality that it lacks, what it is worn with, a price that is not known.
 */
type Fit =
  | Tier
  | NoteFamily
  | 'detail'
  | 'told'
  | 'sillage'
  | 'longevity'
  | 'season'
  | 'isNot'
  | 'wornWith'
  | 'priceUnknown';
/** What does not fit: something that the perfume lacks, or a refused quality that it has. */
type Miss = 'lacks' | 'isStill';

/** What a perfume has of a wish, or lacks. `sentencesOf` makes sentences of it. */
export interface Fact {
  is: Fit | Miss;
  /** The note, with its detail; the word of the story or of the wish. */
  word: string;
}

/** How much a perfume has of something, from 0 to 1, and where its texts say so. */
interface Match {
  thing: string;
  level: number;
  fact: Fact;
}

/** What a text of a perfume says, and how sure it is that the perfume smells of it. */
interface Source {
  stems: string;
  level: number;
  fact: Fact | undefined;
}

/** A perfume with at least this level has what a wish asks for. */
export const HAS = 0.29;
/** The level of a match, by the text that names the thing. */
const LEVELS = { note: 1, description: 0.8, detail: 0.7, story: 0.5, likeness: 0.4 };
/** The levels of a perfume's families, the leading one first. */
const FAMILY_LEVELS = [1, 0.8, 0.65, 0.4, 0.3, 0.3];
/** Of several things, each counts a little less than the one before. */
const NEXT_THING = 0.9;

export const perfumeKeys = keysOf(perfumes);

/** The stems of words, each between spaces, so that `includes` finds whole words. */
export const stemsOf = (words: readonly string[]): string =>
  ` ${words
    .filter((word) => !roles.link.has(word))
    .map(stem)
    .join(' ')} `;

export const familyOf = (thing: string): NoteFamily | undefined =>
  keysOf(familyNames).find((family) => thing === `family ${family}`);

export const notesOf = (key: PerfumeKey): (Note & { tier: Tier })[] =>
  TIERS.flatMap((tier) => allPerfumeTexts[key].notes[tier].map((note) => ({ ...note, tier })));

/** The texts on a scent, the surest first. Sentences on the bottle are left out. */
function sourcesOf(key: PerfumeKey): Source[] {
  const { description, story } = allPerfumeTexts[key];
  const told = story
    .flatMap((text) => text.split(/(?<=[.?!]) /))
    .filter((sentence) => !sentence.startsWith(aboutBottle));
  const isLike = (word: string): boolean => likenesses.split(' ').includes(word);
  const source = (level: number, text: string, fact?: Fact): Source => {
    const words = affirmedWords(text);
    return {
      level,
      stems: stemsOf(words.filter((word) => level === LEVELS.likeness || !isLike(word))),
      fact,
    };
  };
  const notes = notesOf(key);
  const details = (level: number): Source[] =>
    notes.map(({ name, detail }) => source(level, detail, { is: 'detail', word: `${name}: ${detail}` }));
  return [
    ...notes.map(({ name, tier }) => source(LEVELS.note, name, { is: tier, word: name })),
    source(LEVELS.description, description),
    ...details(LEVELS.detail),
    source(LEVELS.story, told.join(' ')),
    ...details(LEVELS.likeness),
  ];
}

const sources = mapRows(perfumes, (_, key) => sourcesOf(key));

/** The matches of a perfume with some things, in their order. Each counts a little less than the one before. */
export const matchesOf = (things: readonly string[], key: PerfumeKey): Match[] =>
  things.map((thing, index) => {
    const weight = NEXT_THING ** index;
    const family = familyOf(thing);
    if (family) {
      const level = FAMILY_LEVELS[perfumes[key].facets.families.indexOf(family)] ?? 0;
      return { thing, level: level * weight, fact: { is: family, word: '' } };
    }
    const wanted = stemsOf(tokensOf(thing));
    const source = sources[key].find(({ stems }) => stems.includes(wanted));
    const fact = source?.fact ?? { is: 'told', word: thing };
    return { thing, level: (source?.level ?? 0) * weight, fact };
  });

const NOTHING: Match = { thing: '', level: 0, fact: { is: 'told', word: '' } };

export const matchOf = (things: readonly string[], key: PerfumeKey): Match =>
  matchesOf(things, key).reduce((a, b) => (b.level > a.level ? b : a), NOTHING);
