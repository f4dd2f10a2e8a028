import { Fragment } from 'react';
import { t } from '../../i18n/product';
import type { PerfumeText } from '../../i18n/perfumes';
import styles from './NotesPyramid.module.css';

/** A third of the pyramid each, as polygons in a box of 100 by 100. */
const TIERS = [
  {
    notes: 'top',
    name: t('product.topNotes'),
    time: t('product.topTime'),
    points: '50,0 66.67,100 33.33,100',
  },
  {
    notes: 'heart',
    name: t('product.heartNotes'),
    time: t('product.heartTime'),
    points: '33.33,0 66.67,0 83.33,100 16.67,100',
  },
  {
    notes: 'base',
    name: t('product.baseNotes'),
    time: t('product.baseTime'),
    points: '16.67,0 83.33,0 100,100 0,100',
  },
] as const;

/**
 * The olfactory pyramid: drawn tier by tier beside its notes. The rows are equally high, whatever stands in
 * them, so the three parts make one triangle at every width.
 */
export function NotesPyramid({ notes }: { notes: PerfumeText['notes'] }) {
  return (
    <ol className={styles.pyramid}>
      {TIERS.map(({ notes: tier, name, time, points }) => (
        <li key={tier} className={styles.tier} data-tier={tier}>
          <svg
            className={styles.drawing}
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            aria-hidden="true"
            focusable="false"
          >
            <polygon points={points} />
          </svg>
          <div className={styles.words}>
            <h3 className={styles.name}>
              {name} <span className={styles.time}>{time}</span>
            </h3>
            <dl className={styles.notes}>
              {notes[tier].map((note) => (
                <Fragment key={note.name}>
                  <dt>{note.name}</dt>
                  <dd>{note.detail}</dd>
                </Fragment>
              ))}
            </dl>
          </div>
        </li>
      ))}
    </ol>
  );
}
