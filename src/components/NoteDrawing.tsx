import { NOTE_DRAWINGS_FILE, type NoteDrawingName } from '../config/noteDrawings';
import styles from './NoteDrawing.module.css';

/** A note as a line drawing, for the eye alone. */
export function NoteDrawing({ name }: { name: NoteDrawingName }) {
  return (
    <svg className={styles.drawing} aria-hidden="true" focusable="false">
      <use href={`${NOTE_DRAWINGS_FILE}#${name}`} />
    </svg>
  );
}
