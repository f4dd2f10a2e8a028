import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { PerfumeLinks } from '../../shop/perfumes/PerfumeLinks';
import { CatalogueSearch } from '../../shop/search/CatalogueSearch';
import { FoundRow, type FoundRowProps } from '../../shop/search/FoundRow';
import found from '../../shop/search/FoundRow.module.css';
import { useByScent } from '../../shop/search/useByScent';
import { uiText } from '../../ui/texts';
import { foundText } from '../../shop/search/foundTexts';
import { searchText } from '../../shop/search/texts';
import { helpFor } from '../../shop/search/help';
import { announce } from '../../ui/alerts/announce';
import { Button } from '../../ui/Button';
import { ResultTile, ResultTileSkeleton } from './ResultTile';
import styles from './SearchPage.module.css';
import { useResults, type SearchResults } from './useResults';

const PLACES = 4;
/** The number of tiles rendered at once; a button shows more. */
const TILES = 100;

/** The products and pages that match by name, then the perfumes by scent, or 'No results found.'. */
export function Results({ query }: { query: string }) {
  const results = useResults(query);
  const { products, pages, catalogue } = results;
  const { state, rows, retry } = catalogue;
  const isLoading = state === 'loading';
  const hasFailed = state === 'failed' || state === 'moreFailed';
  const byScent = useByScent(query, rows, !isLoading);
  const help = helpFor(query).map(({ topic, path }) => ({ path, name: foundText(`help.${topic}`) }));
  const count = products.length + pages.length + byScent.rows.length;
  // Rows that match only by description are not shown, even if more pages may follow.
  const isSettled = !isLoading && state !== 'loadingMore' && !hasFailed && byScent.isReady;
  const nothing = isSettled && count + byScent.lines.length + help.length === 0;

  const section = useRef<HTMLDivElement>(null);
  const tryAgain = (): void => {
    // The button disappears while it loads, so the focus moves here.
    section.current?.focus({ preventScroll: true });
    retry();
  };

  const news = isLoading ? searchText('search.loading') : resultText(count, nothing);
  useEffect(() => {
    if (news !== '') announce(news);
  }, [news]);

  return (
    <div ref={section} className={styles.results} tabIndex={-1}>
      {nothing && (
        <div>
          <p className={styles.words}>{searchText('search.none')}</p>
          <CatalogueSearch query={query} />
        </div>
      )}
      <Products {...results} />
      {hasFailed && (
        <div className={styles.failed}>
          <p>{searchText('search.failed')}</p>
          <Button kind="quiet" onClick={tryAgain}>
            {uiText('action.tryAgain')}
          </Button>
        </div>
      )}
      <Pages pages={pages} />
      <FoundRows title={foundText('found.byScent')} lines={byScent.lines} rows={byScent.rows} />
      <FoundRows title={foundText('help.title')} rows={help} />
      {nothing && <PerfumeLinks large />}
    </div>
  );
}

function resultText(count: number, nothing: boolean): string {
  if (count > 0) return searchText('search.result', { count });
  return nothing ? searchText('search.none') : '';
}

function Pages({ pages }: Pick<SearchResults, 'pages'>) {
  if (pages.length === 0) return null;
  return (
    <section aria-labelledby="found-pages">
      <h2 id="found-pages" className={styles.heading}>
        {searchText('search.pages')}
      </h2>
      <ul role="list" className={styles.pages}>
        {pages.map(({ name, path }) => (
          <li key={path}>
            <Link to={path}>{name}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The products that match by name, and the button for more of them. */
function Products({ products, catalogue: { state, loadMore } }: SearchResults) {
  const [room, setRoom] = useState(TILES);
  const isCut = products.length > room;
  const isLoading = state === 'loading';
  const isLoadingMore = state === 'loadingMore';
  const showMore = (): void => {
    setRoom(room + TILES);
    if (!isCut) loadMore();
  };
  const more = (isCut || state === 'more' || state === 'byHand' || isLoadingMore) && (
    <Button kind="outline" pending={isLoadingMore} onClick={showMore}>
      {isLoadingMore ? searchText('search.loadingMore') : searchText('search.loadMore')}
    </Button>
  );
  if (products.length === 0 && !isLoading) return more && <div className={styles.more}>{more}</div>;
  return (
    <section aria-labelledby="found-products">
      <h2 id="found-products" className={styles.heading}>
        {searchText('search.products')}
      </h2>
      <ul role="list" className={styles.tiles}>
        {products.slice(0, room).map(({ key, ...result }) => (
          <ResultTile key={key} {...result} />
        ))}
        {isLoading && Array.from({ length: PLACES }, (_, index) => <ResultTileSkeleton key={index} />)}
      </ul>
      <div className={styles.more}>
        {isLoading && <p>{searchText('search.loading')}</p>}
        {more}
      </div>
    </section>
  );
}

interface FoundRowsProps {
  title: string;
  /** Sentences above the rows. */
  lines?: readonly string[];
  rows: readonly FoundRowProps[];
}

/** Rows that are found otherwise than by name, under a heading. */
function FoundRows({ title, lines = [], rows }: FoundRowsProps) {
  const id = useId();
  if (lines.length + rows.length === 0) return null;
  return (
    <section aria-labelledby={id} className={found.group}>
      <h2 id={id} className={found.title}>
        {title}
      </h2>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <ul role="list" className={found.rows}>
        {rows.map((row) => (
          <li key={row.path}>
            <FoundRow {...row} />
          </li>
        ))}
      </ul>
    </section>
  );
}
