import { useEffect, useRef, useState, type RefObject } from 'react';
import { AUTO_LOAD_PAGE_LIMIT } from '#config/constants';
import { params } from '#config/paths';
import { productsQuery } from '#shop/products/api';
import { filterAndSort, needsAllPages, type CatalogueView } from '#shop/products/catalogueView';
import type { Product } from '#shop/products/product';
import { hideUnsold, useSavedIds } from '#shop/products/saved';
import { PagedListEnd } from '#shop/queries/PagedListEnd';
import { usePagedList, type PagedList } from '#shop/queries/usePagedList';
import { LazyPart } from '#ui/LazyPart';
import { announce } from '#ui/alerts/announce';
import { SkipToFooter } from '#ui/list/SkipToFooter';
import { uiText } from '#ui/texts';
import styles from './Catalogue.module.css';
import { EmptyCatalogue } from './EmptyCatalogue';
import { FilterBar } from './FilterBar';
import { ProductGrid, ProductGridSkeleton } from './ProductGrid';
import { catalogueText } from './texts';
import { useCatalogueView } from './useCatalogueView';

/** A row of cards. */
const FEW = 4;

const loadPanels = () => import('./CataloguePanels');

/** The search and filter bar, and the products that match. */
export function Catalogue() {
  const { view, isHydrated, change, persist, reset, closePanel, isPanelOpen, listQuery } = useCatalogueView();
  const products = useShownProducts(view, isHydrated, listQuery);
  const results = useRef<HTMLElement>(null);
  const show = (wanted: Partial<CatalogueView>): void => {
    change(wanted);
    const section = results.current;
    if (section && section.getBoundingClientRect().top < 0) section.scrollIntoView();
  };

  const status = products.list.state === 'loadingMore' ? uiText('list.loadingMore') : products.status;
  useEffect(() => {
    // A panel makes its own announcements.
    if (isHydrated && !isPanelOpen) announce(status);
  }, [isHydrated, isPanelOpen, status]);

  return (
    <>
      {products.hasFilterBar && (
        <FilterBar
          view={view}
          listQuery={listQuery}
          list={{ rows: products.filterable, state: products.list.state }}
          onChange={show}
          onLeave={persist}
        />
      )}
      <ProductResults
        section={results}
        products={products}
        view={view}
        listQuery={listQuery}
        onReset={reset}
      />
      {isPanelOpen && (
        <LazyPart load={loadPanels} onFailed={closePanel}>
          {({ CataloguePanels }) => <CataloguePanels list={products.list.rows} onClose={closePanel} />}
        </LazyPart>
      )}
    </>
  );
}

/** The saved ids, and in the list of saved perfumes those too whose heart was taken away there. */
function useIdsOfList(savedIds: readonly string[], isListed: boolean): readonly string[] {
  const [listed, setListed] = useState<readonly string[]>([]);
  const added = savedIds.filter((id) => !listed.includes(id));
  if (isListed && added.length > 0) setListed([...added, ...listed]);
  if (!isListed && listed.length > 0) setListed([]);
  return isListed ? [...added, ...listed] : savedIds;
}

/** Loads the products of a view, and decides what is shown of them. */
function useShownProducts(view: CatalogueView, isHydrated: boolean, listQuery: string) {
  const savedIds = useIdsOfList(useSavedIds(), view.saved === '1');
  const nothingSaved = view.saved === '1' && savedIds.length === 0;
  const isFewSaved = listQuery === `${params.saved}=1` && savedIds.length <= FEW;
  const list = usePagedList(productsQuery(view.search), {
    enabled: isHydrated && !nothingSaved,
    autoLoadLimit: needsAllPages(view) ? AUTO_LOAD_PAGE_LIMIT : 0,
  });
  const { state, rows } = list;
  const isWhole = state === 'complete' && view.search === '';
  useEffect(() => {
    if (isWhole) hideUnsold(rows);
  }, [isWhole, rows]);
  const shown = nothingSaved ? [] : filterAndSort(list.rows, view, savedIds);
  const isLoading = list.state === 'loading' && !nothingSaved;
  // While a page is missing, nobody knows whether the list is empty.
  const isUnknown = isLoading || list.state === 'loadingMore' || list.state === 'moreFailed';
  const isEmpty = shown.length === 0 && !isUnknown;
  return {
    list,
    /** Few saved perfumes need no bar; a filter from elsewhere does. */
    hasFilterBar: !nothingSaved && !isFewSaved,
    /** The products among which the families choose: what the other filters leave. */
    filterable: filterAndSort(list.rows, { ...view, family: '', sort: 'featured' }, savedIds),
    shown,
    isLoading,
    whyEmpty: isEmpty ? reasonOf(list, nothingSaved, view.search) : undefined,
    status: isLoading
      ? catalogueText('catalogue.loading')
      : shown.length === 0 && isUnknown
        ? ''
        : countText(shown.length, list.state === 'complete'),
  } as const;
}

function reasonOf({ state, rows }: PagedList<Product>, nothingSaved: boolean, search: string) {
  if (nothingSaved) return 'nothingSaved';
  if (rows.length > 0) return 'filtered';
  if (state === 'failed') return 'failed';
  return search === '' ? 'noneAtAll' : 'noneFound';
}

function countText(count: number, isComplete: boolean): string {
  if (count === 0) return catalogueText('catalogue.count.none');
  return catalogueText(isComplete ? 'catalogue.count' : 'catalogue.countSoFar', { count });
}

interface ProductResultsProps {
  section: RefObject<HTMLElement | null>;
  products: ReturnType<typeof useShownProducts>;
  view: CatalogueView;
  listQuery: string;
  onReset: () => void;
}

/** The list, its skeleton, or what replaces an empty one. */
function ProductResults({ section, products, view, listQuery, onReset }: ProductResultsProps) {
  const { list, shown, isLoading, whyEmpty, status } = products;
  return (
    <section ref={section} className={styles.results} aria-labelledby="results-title" tabIndex={-1}>
      <h2 id="results-title" className="visually-hidden">
        {catalogueText('catalogue.list')}
      </h2>
      <SkipToFooter />
      {/* Only a whole number is shown; while more may follow, it is only announced. */}
      <p className={styles.status}>{isLoading || (list.state === 'complete' && !whyEmpty) ? status : ''}</p>
      {isLoading && <ProductGridSkeleton isWhole={listQuery === ''} />}
      {whyEmpty && (
        <EmptyCatalogue why={whyEmpty} search={view.search} onReset={onReset} onRetry={list.retry} />
      )}
      {shown.length > 0 && (
        <ProductGrid products={shown} isComplete={list.state === 'complete'} listQuery={listQuery} />
      )}
      {whyEmpty !== 'nothingSaved' && (
        <PagedListEnd
          list={list}
          texts={{
            loading: uiText('list.loadingMore'),
            failed: catalogueText('catalogue.moreFailed'),
            loadMore: uiText('list.loadMore'),
            note: needsAllPages(view)
              ? catalogueText('catalogue.sortedAmong', { count: list.rows.length })
              : null,
          }}
        />
      )}
    </section>
  );
}
