import { NOTE_DRAWINGS_FILE, type NoteDrawingName } from '#house/noteDrawings';
import styles from './NoteDrawing.module.css';

/** A line drawing of a note, hidden from screen readers. */
export function NoteDrawing({ name }: { name: NoteDrawingName }) {
  return (
    <svg className={styles.drawing} aria-hidden="true">
      <use href={`${NOTE_DRAWINGS_FILE}#${name}`} />
    </svg>
  );
}
