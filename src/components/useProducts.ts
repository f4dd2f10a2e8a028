import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { AUTO_LOAD_PAGE_LIMIT } from '../config/constants';
import { joinPages } from '../model/catalogueView';
import type { Product } from '../model/product';
import { productsQuery } from './productsQuery';

/**
 * What may follow what is loaded: nothing; a page on its way; a page when the end comes into view; a page that
 * the reader must ask for; or the page that failed.
 */
export type More = 'none' | 'loading' | 'auto' | 'byHand' | 'failed';

/** The list of products of one search. */
export interface ProductList {
  /** `failed`: the first page did not come, and the list is empty (behaviour 8.18). */
  status: 'loading' | 'ready' | 'failed';
  products: readonly Product[];
  more: More;
  loadMore: () => void;
  /** Asks again for what failed. */
  retry: () => void;
}

interface Wish {
  search: string;
  /** All pages are wanted, up to the limit, not only those that are scrolled to (behaviour 8.12). */
  whole: boolean;
  /** False while it is not yet known what is wanted. */
  enabled: boolean;
}

/** Reads the catalogue page by page; only the newest search counts, an older one is given up. */
export function useProducts({ search, whole, enabled }: Wish): ProductList {
  const { data, isError, isPending, isFetching, isFetchingNextPage, isFetchNextPageError, ...query } =
    useInfiniteQuery({ ...productsQuery(search), enabled });
  const { fetchNextPage, refetch, hasNextPage } = query;
  const pageCount = data?.pages.length ?? 0;
  const { products, repeats } = useMemo(() => joinPages(data?.pages ?? []), [data]);

  const atLimit = whole && pageCount >= AUTO_LOAD_PAGE_LIMIT;
  const goesOn = hasNextPage && !isError && !repeats && !atLimit;
  const loadsOn = whole && goesOn;
  useEffect(() => {
    if (loadsOn && !isFetching) void fetchNextPage();
  }, [loadsOn, isFetching, pageCount, fetchNextPage]);

  const more = (): More => {
    if (isFetchingNextPage || loadsOn) return 'loading';
    if (isError && data) return 'failed';
    if (goesOn) return 'auto';
    return hasNextPage ? 'byHand' : 'none';
  };
  const loadMore = (): void => {
    if (!isFetching) void fetchNextPage();
  };
  return {
    status: data ? 'ready' : isPending ? 'loading' : 'failed',
    products,
    more: more(),
    loadMore,
    retry: () => void (isFetchNextPageError ? fetchNextPage() : refetch()),
  };
}
