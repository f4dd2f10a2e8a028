import { perfumes, type PerfumeKey } from '#house/perfumes';
import { allPerfumeTexts } from '#house/perfumes/texts';
import { aboutBottle } from '#house/scent';
import type { Note, Thing } from '../../../house/types';
import { keysOf, mapRows } from '../../../lib/tables';
import { tokensOf } from '../../../lib/wording';
import { TIERS, type Tier } from '../../perfumes/glance';
import { affirmedWords } from '../../products/denials';
import { stemsOf } from './words';

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
  thing: Thing;
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

/** The notes of a perfume. */
export const notesOf = (key: PerfumeKey): TierNote[] =>
  TIERS.flatMap((tier) => allPerfumeTexts[key].notes[tier].map((note) => ({ ...note, tier })));

/** The texts on a scent, the surest first. Sentences on the bottle or on other perfumes are left out. */
function sourcesOf(key: PerfumeKey): Source[] {
  const { description, story, wear, character } = allPerfumeTexts[key];
  const told = [...story, ...wear, ...Object.values(character)]
    .flatMap((text) => text.split(/(?<=[.?!]) /))
    .filter((sentence) => !sentence.startsWith(aboutBottle))
    .filter((sentence) =>
      perfumeKeys.every((other) => other === key || !sentence.includes(perfumes[other].name)),
    );
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
export const matchesOf = (things: readonly Thing[], key: PerfumeKey): Match[] =>
  things.map((thing, index) => {
    const weight = NEXT_THING ** index;
    if (typeof thing !== 'string') {
      const level = FAMILY_LEVELS[perfumes[key].facets.notes.indexOf(thing.family)] ?? 0;
      return { level: level * weight, thing };
    }
    const wanted = stemsOf(tokensOf(thing));
    const source = sources[key].find(({ stems }) => stems.includes(wanted));
    return { level: (source?.level ?? 0) * weight, thing, source };
  });

/** How much a perfume has of the best of some things. */
export const matchOf = (things: readonly Thing[], key: PerfumeKey): Match =>
  matchesOf(things, key).reduce((a, b) => (b.level > a.level ? b : a), { level: 0, thing: '' });
