import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { CatalogueSearch } from '../../components/search/CatalogueSearch';
import { LazyPart } from '../../components/LazyPart';
import { PerfumeLinks } from '../../components/perfume/PerfumeLinks';
import { t as common } from '../../i18n/common';
import { t } from '../../i18n/search';
import { lazyModule } from '../../lib/lazyModule';
import { announce } from '../../ui/announce';
import { Button } from '../../ui/Button';
import { EmptyDrawing } from '../../ui/EmptyDrawing';
import { ResultTile, ResultTileSkeleton } from './ResultTile';
import styles from './SearchPage.module.css';
import { useResults } from './useResults';

const scentHits = lazyModule(() => import('../../components/search/ScentHits'));
const help = lazyModule(() => import('../../components/search/Help'));

const PLACES = 4;
/** The number of tiles rendered at once; a button shows more. */
const TILES = 100;

/** The products and pages that match, or 'No results found.'. */
export function Results({ query }: { query: string }) {
  const { products, pages, catalogue } = useResults(query);
  const { status, more, loadMore, retry } = catalogue;
  const [room, setRoom] = useState(TILES);
  const isCut = products.length > room;
  const loading = status === 'loading';
  const count = products.length + pages.length;
  // Rows that match only by description are not shown, even if more pages may follow.
  const nothing = !loading && count === 0 && more !== 'loading' && more !== 'failed';
  const failed = status === 'failed' || more === 'failed';

  const results = useRef<HTMLDivElement>(null);
  const tryAgain = (): void => {
    // The button disappears while it loads, so the focus moves here.
    results.current?.focus({ preventScroll: true });
    retry();
  };

  const news = loading ? t('search.loading') : resultText(count);
  useEffect(() => announce(news), [news]);

  const showMore = (): void => {
    setRoom(room + TILES);
    if (!isCut) loadMore();
  };
  const onward = (isCut || more === 'auto' || more === 'byHand' || more === 'loading') && (
    <Button kind="outline" pending={more === 'loading'} onClick={showMore}>
      {more === 'loading' ? t('search.loadingMore') : t('search.loadMore')}
    </Button>
  );

  return (
    <div ref={results} className={styles.results} tabIndex={-1}>
      {nothing && (
        <div>
          <EmptyDrawing />
          <p className={styles.words}>{t('search.none')}</p>
          <CatalogueSearch query={query} />
        </div>
      )}
      {(products.length > 0 || loading) && (
        <section aria-labelledby="found-products">
          <h2 id="found-products" className={styles.heading}>
            {t('search.products')}
          </h2>
          <ul role="list" className={styles.tiles}>
            {products.slice(0, room).map(({ key, ...result }) => (
              <ResultTile key={key} {...result} large={products.length < 3} />
            ))}
            {loading && Array.from({ length: PLACES }, (_, index) => <ResultTileSkeleton key={index} />)}
          </ul>
          <div className={styles.more}>
            {loading && <p>{t('search.loading')}</p>}
            {onward}
          </div>
        </section>
      )}
      {products.length === 0 && onward && <div className={styles.more}>{onward}</div>}
      {failed && (
        <div className={styles.failed}>
          <p>{t('search.failed')}</p>
          <Button kind="quiet" onClick={tryAgain}>
            {common('action.tryAgain')}
          </Button>
        </div>
      )}
      {pages.length > 0 && (
        <section aria-labelledby="found-pages">
          <h2 id="found-pages" className={styles.heading}>
            {t('search.pages')}
          </h2>
          <ul role="list" className={styles.pages}>
            {pages.map(({ name, path }) => (
              <li key={path}>
                <Link to={path}>{name}</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <LazyPart optional module={scentHits}>
        {({ ScentHits }) => <ScentHits query={query} sold={catalogue.rows} answered={status === 'ready'} />}
      </LazyPart>
      <LazyPart optional module={help}>
        {({ Help }) => <Help query={query} />}
      </LazyPart>
      {nothing && <PerfumeLinks large />}
    </div>
  );
}

function resultText(count: number): string {
  if (count === 0) return t('search.none');
  return t('search.result', { count });
}
