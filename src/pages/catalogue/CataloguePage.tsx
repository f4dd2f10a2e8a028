import { queryClient } from '../../api/queryClient';
import { productsQuery } from '../../components/lists/productsQuery';
import { WithQueries } from '../../components/WithQueries';
import { useAfterFirstPaint } from '../../lib/useAfterFirstPaint';
import { t } from '../../i18n/catalogue';
import { Banner } from './Banner';
import { Catalogue } from './Catalogue';
import styles from './Catalogue.module.css';

export const meta = { title: t('catalogue.documentTitle'), description: t('catalogue.description') };

/** Fetches the first page of all products, if there is none yet. */
export function prefetch(): void {
  // The page sends the call again.
  queryClient.infiniteQuery({ ...productsQuery('', true), staleTime: 'static' }).catch(() => undefined);
}

/** The catalogue: banner, search and filter bar, grid (behaviour, chapter 8). */
export default function CataloguePage() {
  const below = useAfterFirstPaint();
  return (
    <WithQueries>
      <Banner />
      {below ? <Catalogue /> : <div className={styles.place} />}
    </WithQueries>
  );
}
