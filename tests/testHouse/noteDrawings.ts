/** The file with the notes' drawings: one symbol for each name. */
export const NOTE_DRAWINGS_FILE = '/notes.svg';

export type NoteDrawingName =
  | 'amber'
  | 'bergamot'
  | 'cardamom'
  | 'honey'
  | 'iris'
  | 'musk'
  | 'oud'
  | 'rose'
  | 'saffron'
  | 'sandalwood'
  | 'tonka'
  | 'vanilla';
