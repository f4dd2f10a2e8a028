/** The file of the notes' drawings: a symbol for each name. */
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
