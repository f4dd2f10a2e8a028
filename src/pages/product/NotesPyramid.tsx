import { t } from '../../i18n/product';
import type { PerfumeText } from '../../i18n/perfumes';
import styles from './NotesPyramid.module.css';

/** A third of the pyramid each: sides and foot, in a box of 100 by 100. */
const TIERS = [
  {
    notes: 'top',
    name: t('product.topNotes'),
    time: t('product.topTime'),
    outline: 'M50 0 33.33 100H66.67L50 0',
  },
  {
    notes: 'heart',
    name: t('product.heartNotes'),
    time: t('product.heartTime'),
    outline: 'M33.33 0 16.67 100H83.33L66.67 0',
  },
  {
    notes: 'base',
    name: t('product.baseNotes'),
    time: t('product.baseTime'),
    outline: 'M16.67 0 0 100H100L83.33 0',
  },
] as const;

/**
 * The olfactory pyramid: drawn tier by tier beside its notes. The rows are equally high, whatever stands in
 * them, so the three parts make one triangle at every width.
 */
export function NotesPyramid({ notes }: { notes: PerfumeText['notes'] }) {
  return (
    <ol className={styles.pyramid}>
      {TIERS.map(({ notes: tier, name, time, outline }) => (
        <li key={tier} className={styles.tier} data-tier={tier}>
          <div className={styles.drawing}>
            <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" focusable="false">
              <path d={outline} />
            </svg>
          </div>
          <div className={styles.words}>
            <h3 className={styles.name}>
              {name} <span className={styles.time}>{time}</span>
            </h3>
            <dl>
              {notes[tier].map((note) => (
                <div key={note.name} className={styles.note}>
                  <dt>{note.name}</dt>
                  <dd>{note.detail}</dd>
                </div>
              ))}
            </dl>
          </div>
        </li>
      ))}
    </ol>
  );
}
