import { useId } from 'react';
import { t } from '../../i18n/found';
import { helpFor } from '../../model/help';
import { FoundRow } from './FoundRow';
import styles from './FoundRow.module.css';

/** The help for a question about the shop, on the results page. */
export function Help({ query }: { query: string }) {
  const id = useId();
  const help = helpFor(query);
  if (help.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.group}>
      <h2 id={id} className={styles.title}>
        {t('help.title')}
      </h2>
      <ul role="list" className={styles.rows}>
        {help.map(({ topic, path }) => (
          <li key={topic}>
            <FoundRow path={path} name={t(`help.${topic}`)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
