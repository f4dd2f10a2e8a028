import type { NoteDrawingName } from '../config/noteDrawings';
import type { NoteFamily } from '../config/facets';

export interface Note {
  name: string;
  family: NoteFamily;
  detail: string;
  drawing?: NoteDrawingName;
}

/** The texts of one perfume, for its page and for the features that compare perfumes. */
export interface PerfumeText {
  description: string;
  story: readonly string[];
  notes: { top: readonly Note[]; heart: readonly Note[]; base: readonly Note[] };
  concentration: string;
  size: string;
  wear: readonly string[];
  character: { longevity: string; sillage: string; season: string };
}
