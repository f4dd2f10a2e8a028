import { useCallback, useEffect, useRef, type MouseEvent } from 'react';
import { LazyPart, useLazyModule } from '../../components/LazyPart';
import { PagedListEnd } from '../../components/lists/PagedListEnd';
import { usePagedList } from '../../components/lists/usePagedList';
import { productsQuery } from '../../components/lists/productsQuery';
import { AUTO_LOAD_PAGE_LIMIT } from '../../config/constants';
import { t } from '../../i18n/catalogue';
import { t as common } from '../../i18n/common';
import { lazyModule } from '../../lib/lazyModule';
import { useEvent } from '../../lib/useEvent';
import { filteredAndSorted, needsAllPages, readFamilies } from '../../model/catalogueView';
import type { Product } from '../../model/product';
import { announce } from '../../ui/announce';
import { Button } from '../../ui/Button';
import { SkipToFooter } from '../../ui/SkipToFooter';
import styles from './Catalogue.module.css';
import { FilterBar } from './FilterBar';
import { ProductGrid, ProductGridSkeleton } from './ProductGrid';
import { useCatalogueAddress, type CatalogueView } from './useCatalogueAddress';

// Loaded on use.
const filters = lazyModule(() => import('./FilterSheet'));
const emptyCatalogue = lazyModule(() => import('./EmptyCatalogue'));
const overlay = lazyModule(() => import('./CatalogueOverlay'));
const savedPerfumes = lazyModule(() => import('./SavedPerfumes'));
const sentPerfumes = lazyModule(() => import('./SentPerfumes'));

/** Queries of links that open an overlay: a perfume's panel, Find your scent, or a comparison. */
const OVERLAY_LINK = /^\?(?:perfume|scent|compare)=/;

const NONE: readonly Product[] = [];

/** The search and filter bar, and the products that match. */
export function Catalogue() {
  const { view, change, reset, open, close, over, known, sheet } = useCatalogueAddress();
  const { search, sort, price, family, saved, list: sent } = view;
  const chosen = saved !== '' || sent !== '';
  const filtering = sheet.shown === 'filter';
  const filter = useLazyModule(filters, {
    wanted: filtering || family !== '',
    onMissing: () => sheet.close(() => change({ family: '' })),
  }).loaded;
  const isFiltered = family !== '' && !chosen;
  // The sheet counts the products of each family.
  const whole = needsAllPages(sort, price) || isFiltered || filtering;
  const list = usePagedList(productsQuery(search), {
    enabled: known && !chosen && (family === '' || filter !== undefined),
    pagesAtOnce: whole ? AUTO_LOAD_PAGE_LIMIT : 0,
    arrange: (products) =>
      filteredAndSorted(filter?.ofFamilies(products, readFamilies(family)) ?? products, sort, price),
    arrangement: `${sort} ${price} ${filter ? family : ''}`,
  });
  // Without the code of the filter, the rows are not filtered yet.
  const loading = list.status === 'loading' || (isFiltered && !filter);
  const shown = loading ? NONE : list.rows;
  const reason = useCallback(
    (product: Product): string => {
      const words = filter?.wordsForFamilies(product, readFamilies(family)) ?? [];
      return words.length > 0 ? t('catalogue.byWords', { words: words.join(', ') }) : '';
    },
    [filter, family],
  );
  const results = useRef<HTMLElement>(null);

  /** For a button that disappears when it is pressed: the focus moves to the results. */
  const stay = useEvent((work: () => void): void => {
    results.current?.focus({ preventScroll: true });
    work();
  });
  const show = useEvent((wanted: Partial<CatalogueView>): void => {
    change(wanted);
    const section = results.current;
    if (section && section.getBoundingClientRect().top < 0) section.scrollIntoView();
  });

  const openFilter = useEvent((): void => sheet.open('filter'));

  const status = statusText(loading, shown.length, list.more === 'none');
  const news = list.more === 'loading' ? t('catalogue.loadingMore') : status;
  const say = useEvent((text: string): void => {
    // An overlay makes its own announcements.
    if (!over) announce(text);
  });
  useEffect(() => {
    if (known && !chosen) say(news);
  }, [known, chosen, news, say]);

  const follow = useEvent((event: MouseEvent): void => {
    const link = (event.target as Element).closest('a');
    const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
    if (!link || button || metaKey || ctrlKey || shiftKey || altKey || !OVERLAY_LINK.test(link.search))
      return;
    event.preventDefault();
    open(link.search);
  });

  const isEmpty = !loading && shown.length === 0 && list.more !== 'loading';
  const outOfRange = isEmpty && list.loaded > 0;
  const unloaded = list.status === 'failed' ? 'failed' : 'none';
  const narrowed = isFiltered ? 'filtered' : 'range';
  const why = outOfRange ? narrowed : unloaded;
  return (
    <>
      <FilterBar {...view} onChange={show} onLink={follow} onFilter={openFilter} />
      <section
        ref={results}
        className={styles.results}
        aria-labelledby="results-title"
        tabIndex={-1}
        onClickCapture={follow}
      >
        <div className={styles.head} data-chosen={chosen || undefined}>
          <h2 id="results-title" className="visually-hidden">
            {t('catalogue.list')}
          </h2>
          {!chosen && (loading || shown.length > 0) && <p className={styles.status}>{status}</p>}
          {isFiltered && filter && (
            <filter.ChosenFamilies view={view} onChange={(wanted) => stay(() => change(wanted))} />
          )}
          <SkipToFooter label={t('catalogue.skipToFooter')} />
        </div>
        {sent !== '' ? (
          <LazyPart
            module={sentPerfumes}
            fallback={<ProductGridSkeleton />}
            onMissing={() => change({ list: '' })}
          >
            {({ SentPerfumes }) => <SentPerfumes {...view} onAll={() => stay(reset)} />}
          </LazyPart>
        ) : saved === '1' ? (
          <LazyPart
            module={savedPerfumes}
            fallback={<ProductGridSkeleton />}
            onMissing={() => change({ saved: '' })}
          >
            {({ SavedPerfumes }) => <SavedPerfumes {...view} onAll={() => stay(reset)} />}
          </LazyPart>
        ) : (
          <>
            {loading && <ProductGridSkeleton />}
            {isEmpty && (
              <LazyPart
                module={emptyCatalogue}
                missing={
                  <Button kind="outline" onClick={() => stay(list.retry)}>
                    {common('action.tryAgain')}
                  </Button>
                }
              >
                {({ EmptyCatalogue }) => (
                  <EmptyCatalogue
                    why={why}
                    search={search}
                    onReset={() => stay(reset)}
                    onRetry={() => stay(list.retry)}
                  />
                )}
              </LazyPart>
            )}
            {shown.length > 0 && (
              <ProductGrid
                key={`${sort} ${price} ${family} ${search}`}
                products={shown}
                complete={list.more === 'none'}
                goesOn={list.more === 'auto' || list.more === 'loading'}
                reason={isFiltered ? reason : undefined}
                editions={search === '' && !isFiltered && !needsAllPages(sort, price)}
              />
            )}
            <PagedListEnd
              list={list}
              texts={{
                loading: t('catalogue.loadingMore'),
                failed: t('catalogue.moreFailed'),
                loadMore: t('catalogue.loadMore'),
                note: whole ? t('catalogue.sortedAmong', { count: list.loaded }) : null,
              }}
            />
          </>
        )}
      </section>
      {filtering && filter && (
        <filter.FilterSheet
          view={view}
          products={list.all}
          byFamily={!chosen}
          count={shown.length}
          onChange={show}
          onClose={() => sheet.close()}
        />
      )}
      {over && (
        <LazyPart module={overlay} onMissing={close}>
          {({ CatalogueOverlay }) => <CatalogueOverlay list={shown} onClose={close} />}
        </LazyPart>
      )}
    </>
  );
}

function statusText(loading: boolean, count: number, complete: boolean): string {
  if (loading) return t('catalogue.loading');
  if (count === 0) return t('catalogue.count.none');
  return t(complete ? 'catalogue.count' : 'catalogue.countSoFar', { count });
}
