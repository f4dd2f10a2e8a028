import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { WithQueries } from '../../components/WithQueries';
import { t as common } from '../../i18n/common';
import { t } from '../../i18n/search';
import { Results } from './Results';
import { SearchForm } from './SearchForm';
import styles from './SearchPage.module.css';

export const meta = { title: t('search.documentTitle'), description: t('search.description') };

/** The results page for the query in the address: `/search?query=text` (behaviour 13.8). */
export default function SearchPage() {
  const [params] = useSearchParams();
  const query = (params.get('query') ?? '').trim();

  useEffect(() => {
    const title = query === '' ? meta.title : `${t('search.resultsFor')} ${query}`;
    document.title = title + common('brand.titleSuffix');
  }, [query]);

  return (
    <WithQueries>
      <div className={styles.page}>
        <h1 className={styles.title}>
          {t('search.resultsFor')} <bdi className={styles.query}>{query}</bdi>
        </h1>
        <SearchForm key={query} query={query} />
        {query === '' ? <p className={styles.words}>{t('search.ask')}</p> : <Results query={query} />}
      </div>
    </WithQueries>
  );
}
