import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { catalogueSearchPath } from '#config/paths';
import type { PageLink } from '#i18n/pageTexts';
import type { Product } from '#shop/products/product';
import type { PagedList } from '#shop/queries/usePagedList';
import { createDeduper } from '#shop/search/createDeduper';
import { matchesNormalised, pageTargets, wordBeginningsFirst } from '#shop/search/searchTargets';
import { searchText } from '#shop/search/texts';
import { useByScent } from '#shop/search/useByScent';
import { useSearchedProducts } from '#shop/search/useSearchedProducts';
import { Button } from '#ui/Button';
import { Failure } from '#ui/Failure';
import { announce } from '#ui/alerts/announce';
import { uiText } from '#ui/texts';
import { EmptyResults, finder, NextLink, ResultRows, Section } from './ResultSections';
import styles from './SearchPage.module.css';
import { productRows } from './productRows';

export function Results({ query }: { query: string }) {
  const list = useSearchedProducts(query);
  const { state, rows } = list;
  const isLoading = state === 'loading';
  const { help, ...scents } = useByScent(query, rows, !isLoading);
  const dedupe = createDeduper();
  const products = dedupe(productRows(query, rows));
  const namedPages = pageTargets.filter(({ name }) => matchesNormalised(name, query));
  const pages = dedupe(wordBeginningsFirst(namedPages, query));
  const byScent = dedupe(scents.rows);
  // What the answer and its prices would move or take away comes with them.
  const isWaiting = !scents.isReady;
  const count = products.length + pages.length + byScent.length;
  // One or two answers have room for their rooms.
  const shown = [...products, ...byScent, ...scents.band];
  const showLarge = !isWaiting && shown.length <= 2 && shown.every(({ picture }) => picture !== undefined);
  const isSettled = !isWaiting && !['loadingMore', 'failed', 'moreFailed'].includes(state);
  const nothing = isSettled && count === 0 && help.links.length === 0;

  // Without any row, the catalogue has nothing either.
  const inCatalogue = { name: searchText('search.inCatalogue', { query }), path: catalogueSearchPath(query) };
  const nextLinks = scents.band.length > 0 ? scents.band : [rows.length > 0 ? inCatalogue : finder];

  let status = searchText('search.loading');
  if (nothing) status = searchText('search.none');
  else if (!isLoading) status = count > 0 ? searchText('search.result', { count }) : help.sentences.join(' ');
  useEffect(() => {
    if (status !== '') announce(status);
  }, [status]);

  return (
    <div className={styles.results} tabIndex={-1}>
      {nothing && (
        <EmptyResults text={searchText('search.none')} understood={scents.sentences} nextLinks={nextLinks} />
      )}
      <ResultRows
        title={searchText('search.products')}
        titleHidden
        rows={products}
        showLarge={showLarge}
        isLoading={isWaiting}
      />
      {isWaiting && <p className={styles.more}>{searchText('search.loading')}</p>}
      <MoreProducts {...list} />
      <Section title={searchText('search.pages')} rows={pages} className={styles.pages}>
        {({ name, path }) => <Link to={path}>{name}</Link>}
      </Section>
      {!isWaiting && !nothing && (
        <ResultRows
          title={searchText('answer.byScent')}
          sentences={scents.sentences}
          rows={[...byScent, ...scents.band]}
          showLarge={showLarge}
          titleHidden={byScent.length === count && help.links.length === 0}
        />
      )}
      <HelpAnswer help={help} links={dedupe(help.links)} isAlone={count === 0} />
      {isSettled && !nothing && scents.sentences.length > 0 && <NextLink {...finder} />}
    </div>
  );
}

/** The button for more of the API's products: a page of them may have none whose name matches, and show nothing. */
function MoreProducts({ state, loadMore, retry }: PagedList<Product>) {
  if (state === 'failed' || state === 'moreFailed')
    return <Failure text={searchText('search.failed')} kind="quiet" onRetry={retry} />;
  if (state === 'loading' || state === 'complete') return null;
  const isLoading = state === 'loadingMore';
  return (
    <div className={styles.more}>
      <Button kind="outline" pending={isLoading} onClick={loadMore}>
        {uiText(isLoading ? 'list.loadingMore' : 'list.loadMore')}
      </Button>
    </div>
  );
}

interface HelpAnswerProps {
  help: ReturnType<typeof useByScent>['help'];
  /** Those of its links that stand nowhere else. */
  links: readonly PageLink[];
  /** Nothing else was found. */
  isAlone: boolean;
}

function HelpAnswer({ help, links, isAlone }: HelpAnswerProps) {
  const title = searchText('help.title');
  if (isAlone && help.isUnanswered)
    return <EmptyResults label={title} text={searchText('help.none')} nextLinks={help.links} />;
  return (
    <Section title={title} sentences={help.sentences} rows={links} titleHidden={isAlone}>
      {(link) => <NextLink {...link} />}
    </Section>
  );
}
