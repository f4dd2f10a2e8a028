import { families } from '#house/families';
import { perfumes, type PerfumeKey } from '#house/perfumes';
import { allPerfumeTexts } from '#house/perfumes/texts';
import { aboutBottle, roles } from '#house/scent';
import type { Note, NoteFamily } from '../../../house/types';
import { keysOf, mapRows } from '../../../lib/tables';
import { stem, tokensOf } from '../../../lib/wording';
import { TIERS, type Tier } from '../../perfumes/glance';
import { affirmedWords } from '../../products/denials';

/** What the perfumes' own texts, notes and families say of a thing. */

type TierNote = Note & { tier: Tier };

/** What a text of a perfume says, and how sure it is that the perfume smells of it. */
interface Source {
  level: number;
  stems: string;
  note?: TierNote;
  /** Whether it is the note's detail, not its name. */
  isDetail?: boolean;
}

/** How much a perfume has of something, from 0 to 1, and where its texts say so. */
export interface Match {
  level: number;
  thing: string;
  source?: Source | undefined;
}

/** A perfume with at least this level has what a wish asks for. */
export const HAS = 0.29;
/** How much a perfume has of a word, by where its texts say it. */
const LEVELS = { note: 1, description: 0.8, detail: 0.7, story: 0.5 };
/** How much a perfume has of its families, the leading one first. */
const FAMILY_LEVELS = [1, 0.8, 0.65, 0.4, 0.3, 0.3];
/** Of several things, each counts a little less than the one before. */
const NEXT_THING = 0.9;

export const perfumeKeys = keysOf(perfumes);

const links = new Set(roles.link.split(' '));

/** The stems of words, each between spaces, so that `includes` finds whole words. */
export const stemsOf = (words: readonly string[]): string =>
  ` ${words
    .filter((word) => !links.has(word))
    .map(stem)
    .join(' ')} `;

/** The family that a thing is: 'family wood'. */
export const familyOf = (thing: string): NoteFamily | undefined =>
  keysOf(families).find((family) => thing === `family ${family}`);

/** The notes of a perfume. */
export const notesOf = (key: PerfumeKey): TierNote[] =>
  TIERS.flatMap((tier) => allPerfumeTexts[key].notes[tier].map((note) => ({ ...note, tier })));

/** The texts on a scent, the surest first. Sentences on the bottle are left out. */
function sourcesOf(key: PerfumeKey): Source[] {
  const { description, story } = allPerfumeTexts[key];
  const told = story
    .flatMap((text) => text.split(/(?<=[.?!]) /))
    .filter((sentence) => !sentence.startsWith(aboutBottle));
  const read = (text: string): string => stemsOf(affirmedWords(text));
  const notes = notesOf(key);
  return [
    ...notes.map((note) => ({ level: LEVELS.note, stems: read(note.name), note })),
    { level: LEVELS.description, stems: read(description) },
    ...notes.map((note) => ({ level: LEVELS.detail, stems: read(note.detail), note, isDetail: true })),
    { level: LEVELS.story, stems: read(told.join(' ')) },
  ];
}

const sources = mapRows(perfumes, (_, key) => sourcesOf(key));

/** How much a perfume has of some things, each a little less than the one before. */
export const matchesOf = (things: readonly string[], key: PerfumeKey): Match[] =>
  things.map((thing, index) => {
    const weight = NEXT_THING ** index;
    const family = familyOf(thing);
    if (family) {
      const level = FAMILY_LEVELS[perfumes[key].facets.notes.indexOf(family)] ?? 0;
      return { level: level * weight, thing };
    }
    const wanted = stemsOf(tokensOf(thing));
    const source = sources[key].find(({ stems }) => stems.includes(wanted));
    return { level: (source?.level ?? 0) * weight, thing, source };
  });

/** How much a perfume has of the best of some things. */
export const matchOf = (things: readonly string[], key: PerfumeKey): Match =>
  matchesOf(things, key).reduce((a, b) => (b.level > a.level ? b : a), { level: 0, thing: '' });
