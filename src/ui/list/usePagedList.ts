import { infiniteQueryOptions, useInfiniteQuery, type InfiniteData } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { SCROLLED_ROW_LIMIT } from '../../config/constants';
import { isFullPage, joinPages, type JoinedPages, type Page } from './paging';

/**
 * What a list is doing: loading its first page; having failed at it; complete; loading the next page; about to
 * load it when its end comes into view; waiting for a press; or having failed at the next page.
 */
export type ListState = 'loading' | 'failed' | 'complete' | 'loadingMore' | 'more' | 'byHand' | 'moreFailed';

/** The loaded part of a list that is fetched page by page. */
export interface PagedList<Row> {
  state: ListState;
  /** All loaded rows in the order of the answers, each id once. */
  rows: readonly Row[];
  /** The rows of the first page that has any. */
  firstRows: readonly Row[];
  /** Whether any call of the list is running. */
  isFetching: boolean;
  loadMore: () => void;
  retry: () => void;
}

/** Always the same function, so that the pages are joined only when they change. */
function joinLoaded<Row extends { id: string }>({ pages }: InfiniteData<Page<Row>>): JoinedPages<Row> {
  return joinPages(pages);
}

/**
 * The query of a list, from page 1 on, while a page has exactly 10 rows.
 * @param queryKey the list's key in the cache
 * @param load fetches one page; throws what the API throws
 * @param staleTime the time in ms within which a list that is shown again is not refetched
 */
export function pagedQuery<Row extends { id: string }>(
  queryKey: readonly string[],
  load: (page: number, signal: AbortSignal) => Promise<Page<Row>>,
  staleTime: number,
) {
  return infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) => load(pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: (last: Page<Row>, _all, page: number) =>
      isFullPage(last.rawCount) ? page + 1 : undefined,
    staleTime,
  });
}

interface Options {
  /** False until the parameters of the list are known. */
  enabled?: boolean;
  /** Loads this number of pages without waiting for scrolling; 0 by default. */
  pagesAtOnce?: number;
}

const NONE: JoinedPages<never> = { rows: [], firstRows: [], repeats: false, pageCount: 0 };

/** Fetches a list page by page. A full page without a new row stops it. */
export function usePagedList<Row extends { id: string }>(
  listQuery: ReturnType<typeof pagedQuery<Row>>,
  { enabled = true, pagesAtOnce = 0 }: Options = {},
): PagedList<Row> {
  const query = useInfiniteQuery({ ...listQuery, select: joinLoaded<Row>, enabled });
  // TanStack Query tracks which properties are read, so only their changes rerender.
  const { data, isPending, isFetching, isFetchingNextPage, isFetchNextPageError } = query;
  const { fetchNextPage, refetch, hasNextPage } = query;
  const { rows, firstRows, repeats, pageCount } = data ?? NONE;

  const isAtLimit = pagesAtOnce > 0 ? pageCount >= pagesAtOnce : rows.length >= SCROLLED_ROW_LIMIT;
  const goesOn = hasNextPage && !isFetchNextPageError && !repeats && !isAtLimit;
  const loadsOn = goesOn && pagesAtOnce > 0;
  useEffect(() => {
    if (loadsOn && !isFetching) void fetchNextPage({ cancelRefetch: false });
  }, [loadsOn, isFetching, pageCount, fetchNextPage]);

  const state = (): ListState => {
    if (!data) return isPending ? 'loading' : 'failed';
    if (isFetchingNextPage || loadsOn) return 'loadingMore';
    if (isFetchNextPageError) return 'moreFailed';
    if (goesOn) return 'more';
    return hasNextPage ? 'byHand' : 'complete';
  };
  return {
    state: state(),
    rows,
    firstRows,
    isFetching,
    loadMore: () => void fetchNextPage({ cancelRefetch: false }),
    retry: () => void (isFetchNextPageError ? fetchNextPage() : refetch()),
  };
}

/** The number of rows that are drawn in one step. */
const DRAWN_AT_ONCE = 200;

/**
 * The rows that are drawn: at most 200 new ones at a time, so that a long list that comes at once keeps the page
 * responsive. All are drawn soon, so that the browser's Find in page finds them.
 */
export function useDrawnRows<Row>(rows: readonly Row[]): readonly Row[] {
  const [drawn, setDrawn] = useState(DRAWN_AT_ONCE);
  const isPart = drawn < rows.length;
  useEffect(() => {
    if (!isPart) return;
    const timer = setTimeout(() => setDrawn((count) => count + DRAWN_AT_ONCE));
    return () => clearTimeout(timer);
  }, [isPart, drawn]);
  return useMemo(() => (isPart ? rows.slice(0, drawn) : rows), [isPart, rows, drawn]);
}
