import { useId } from 'react';
import { t } from '../../i18n/found';
import type { Product } from '../../model/product';
import { FoundRow } from './FoundRow';
import styles from './FoundRow.module.css';
import { useScentRows } from './useScentRows';

interface ScentHitsProps {
  query: string;
  /** The API's products for the query, and whether the API has answered. */
  sold: readonly Product[];
  answered: boolean;
}

/** 'By scent' on the results page. */
export function ScentHits({ query, sold, answered }: ScentHitsProps) {
  const id = useId();
  const { lines, rows } = useScentRows(query, sold, answered);
  if (lines.length + rows.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.group}>
      <h2 id={id} className={styles.title}>
        {t('found.byScent')}
      </h2>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <ul role="list" className={styles.rows}>
        {rows.map((row) => (
          <li key={row.path}>
            <FoundRow {...row} />
          </li>
        ))}
      </ul>
    </section>
  );
}
