import { useEffect, useId } from 'react';
import { Link } from 'react-router-dom';
import { finderPath } from '#config/paths';
import { pageText, type PageLink } from '#i18n/pageTexts';
import { CatalogueSearchLink } from '#shop/search/CatalogueSearchLink';
import { ResultRow, type ResultRowProps } from '#shop/search/ResultRow';
import rowStyles from '#shop/search/ResultRow.module.css';
import { answerText } from '#shop/search/answerTexts';
import { eachOnce } from '#shop/search/eachOnce';
import { helpFor } from '#shop/search/help';
import { matchesNormalised, pageTargets } from '#shop/search/searchTargets';
import { searchText } from '#shop/search/texts';
import { useByScent } from '#shop/search/useByScent';
import { useSearchedProducts } from '#shop/search/useSearchedProducts';
import { useAuth } from '#shop/session/AuthContext';
import { Button, ButtonLink } from '#ui/Button';
import { Failure } from '#ui/Failure';
import { Skeleton } from '#ui/Skeleton';
import { announce } from '#ui/alerts/announce';
import { useDrawnRows } from '#ui/list/useDrawnRows';
import { uiText } from '#ui/texts';
import styles from './SearchPage.module.css';
import { productRows } from './productRows';

export function Results({ query }: { query: string }) {
  const { user } = useAuth();
  const { state, rows, retry, loadMore } = useSearchedProducts(query);
  const isLoading = state === 'loading';
  const isLoadingMore = state === 'loadingMore';
  const hasFailed = state === 'failed' || state === 'moreFailed';
  const scents = useByScent(query, rows, !isLoading);
  const take = eachOnce();
  const products = take(productRows(query, rows));
  const pages = take(pageTargets.filter(({ name }) => matchesNormalised(name, query)));
  const byScent = take(scents.rows);
  // What the answer and its prices would move or take away comes with them.
  const isWaiting = !scents.isReady;
  const help = helpFor(query, user !== null, scents.isQuestion);
  const helpLinks = take(help.links);
  const count = products.length + pages.length + byScent.length;
  // One or two answers have room for their rooms.
  const shown = [...products, ...byScent, ...scents.band];
  const areRooms = !isWaiting && shown.length <= 2 && shown.every(({ picture }) => picture !== undefined);
  // A page of the answer may have only rows that match by description, and they are not shown. So 'No results found.' may
  // be shown while the button still offers more pages.
  const isSettled = !isWaiting && !isLoadingMore && !hasFailed;
  const nothing = isSettled && count === 0 && help.links.length === 0;

  // Without any row, the catalogue has nothing either.
  const another = rows.length > 0 ? <CatalogueSearchLink query={query} /> : <FinderLink />;
  const wayOn = scents.band.map(({ path, name }) => (
    <ButtonLink key={path} kind="quiet" to={path}>
      {name}
    </ButtonLink>
  ));

  let news = searchText('search.loading');
  if (nothing) news = searchText('search.none');
  else if (!isLoading) news = count > 0 ? searchText('search.result', { count }) : help.sentences.join(' ');
  useEffect(() => {
    if (news !== '') announce(news);
  }, [news]);

  return (
    <div className={styles.results} tabIndex={-1}>
      {nothing && (
        <div className={styles.nothing}>
          <p className={styles.words}>{searchText('search.none')}</p>
          <Sentences of={scents.sentences} />
          {wayOn.length > 0 ? wayOn : another}
        </div>
      )}
      <ResultRows
        title={searchText('search.products')}
        rows={products}
        areRooms={areRooms}
        isLoading={isWaiting}
      />
      {isWaiting && <p className={styles.more}>{searchText('search.loading')}</p>}
      {(state === 'more' || state === 'byHand' || isLoadingMore) && (
        <div className={styles.more}>
          <Button kind="outline" pending={isLoadingMore} onClick={loadMore}>
            {isLoadingMore ? uiText('list.loadingMore') : uiText('list.loadMore')}
          </Button>
        </div>
      )}
      {hasFailed && <Failure text={searchText('search.failed')} kind="quiet" onRetry={retry} />}
      <Pages pages={pages} />
      <ResultRows
        title={answerText('answer.byScent')}
        sentences={isWaiting || nothing ? [] : scents.sentences}
        rows={isWaiting || nothing ? [] : [...byScent, ...scents.band]}
        areRooms={areRooms}
        titleHidden={!isWaiting && byScent.length === count && help.links.length === 0}
      />
      <Help sentences={help.sentences} links={helpLinks} isAlone={count === 0} />
      {isSettled && !nothing && scents.sentences.length > 0 && <FinderLink />}
    </div>
  );
}

/** What was understood. */
function Sentences({ of }: { of: readonly string[] }) {
  return of.map((sentence) => (
    <p key={sentence} className={rowStyles.sentence}>
      {sentence}
    </p>
  ));
}

function Help({
  sentences,
  links,
  isAlone,
}: {
  sentences: readonly string[];
  links: readonly PageLink[];
  isAlone: boolean;
}) {
  if (sentences.length + links.length === 0) return null;
  return (
    <section aria-labelledby="result-help" className={rowStyles.group}>
      <h2 id="result-help" className={isAlone ? 'visually-hidden' : rowStyles.title}>
        {answerText('help.title')}
      </h2>
      <Sentences of={sentences} />
      <ul role="list">
        {links.map(({ name, path }) => (
          <li key={path}>
            <ButtonLink kind="quiet" to={path}>
              {name}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function FinderLink() {
  return (
    <ButtonLink kind="quiet" to={finderPath()}>
      {pageText('finder.title')}
    </ButtonLink>
  );
}

function Pages({ pages }: { pages: readonly PageLink[] }) {
  if (pages.length === 0) return null;
  return (
    <section aria-labelledby="result-pages">
      <h2 id="result-pages" className={rowStyles.title}>
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

interface ResultRowsProps {
  title: string;
  sentences?: readonly string[];
  rows: readonly ResultRowProps[];
  /** Whether each stands in the room of its picture. */
  areRooms: boolean;
  /** Whether more rows are about to follow. */
  isLoading?: boolean;
  titleHidden?: boolean;
}

/** Tiles under a heading; nothing, if there are none. */
function ResultRows({
  title,
  sentences = [],
  rows,
  areRooms,
  isLoading = false,
  titleHidden = false,
}: ResultRowsProps) {
  const id = useId();
  const drawn = useDrawnRows(rows);
  if (sentences.length + rows.length === 0 && !isLoading) return null;
  return (
    <section aria-labelledby={id} className={rowStyles.group}>
      <h2 id={id} className={titleHidden ? 'visually-hidden' : rowStyles.title}>
        {title}
      </h2>
      <Sentences of={sentences} />
      <ul role="list" className={areRooms ? rowStyles.rooms : rowStyles.rows}>
        {drawn.map((row, index) => (
          <li key={index}>
            <ResultRow {...row} isRoom={areRooms} />
          </li>
        ))}
        {isLoading &&
          Array.from({ length: 4 }, (_, index) => (
            <li key={`skeleton ${index}`} aria-hidden="true">
              <Skeleton className={styles.picturePlace} />
              <Skeleton className={styles.namePlace} />
            </li>
          ))}
      </ul>
    </section>
  );
}
