import {
  infiniteQueryOptions,
  keepPreviousData,
  useInfiniteQuery,
  type InfiniteData,
} from '@tanstack/react-query';
import { useEffect } from 'react';
import { idKey } from '#api/fields';
import { PAGE_SIZE, SCROLLED_ROW_LIMIT } from '#config/constants';
import { useHydrated } from '#lib/useHydrated';
import { queryClient } from './queryClient';

export interface ListPage<Row> {
  rows: readonly Row[];
  /** The number of rows before bad ones were dropped; paging uses this count. */
  rawCount: number;
}

/** Whether another page may follow: a page of exactly 10 rows. */
export function isFullPage(rawCount: number): boolean {
  return rawCount === PAGE_SIZE;
}

export function uniqueById<Row extends { id: string }>(rows: readonly Row[]): Row[] {
  const seen = new Set<string>();
  return rows.filter(({ id }) => !seen.has(idKey(id)) && seen.add(idKey(id)));
}

type LoadedPages<Row> = Pick<InfiniteData<ListPage<Row>>, 'pages'>;

interface JoinedPages<Row> {
  rows: readonly Row[];
  /** The last page was full but had no new row: automatic loading stops, 'Load more' stays. */
  repeats: boolean;
  pageCount: number;
}

export function joinPages<Row extends { id: string }>({ pages }: LoadedPages<Row>): JoinedPages<Row> {
  const rowsOf = (some: readonly ListPage<Row>[]): Row[] => uniqueById(some.flatMap((page) => page.rows));
  const rows = rowsOf(pages);
  const isLastFull = isFullPage(pages.at(-1)?.rawCount ?? 0);
  return {
    rows,
    repeats: isLastFull && rowsOf(pages.slice(0, -1)).length === rows.length,
    pageCount: pages.length,
  };
}

/** The query of a list, from page 1 on, while a page has exactly 10 rows. @param load fetches a page; may throw */
export function pagedQuery<Row extends { id: string }>(
  queryKey: readonly string[],
  load: (page: number, signal: AbortSignal) => Promise<ListPage<Row>>,
) {
  return infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) => load(pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: (last: ListPage<Row>, _all, page: number) =>
      isFullPage(last.rawCount) ? page + 1 : undefined,
  });
}

/**
 * Its first page is `loading` or has `failed`; later the list is `complete`, or its next page loads, has failed, will load
 * when the list's end comes into view (`more`), or at a press (`manual`: the server repeats itself, or rows are many).
 */
type ListState = 'loading' | 'failed' | 'complete' | 'loadingMore' | 'moreFailed' | 'more' | 'manual';

export interface PagedList<Row> {
  state: ListState;
  /** All loaded rows in the order of the answers, each id once. */
  rows: readonly Row[];
  isFetching: boolean;
  loadMore: () => void;
  retry: () => void;
}

interface Options {
  enabled?: boolean;
  /** Loads this number of pages without waiting for scrolling; 0 by default. */
  autoLoadLimit?: number;
  /** While another query loads, its rows are those of the one before; they are not kept by default. */
  keepPreviousRows?: boolean;
}

const NONE: JoinedPages<never> = { rows: [], repeats: false, pageCount: 0 };

/** Fetches a list page by page, until a full page has no new row. While a prerendered page hydrates, the list loads. */
export function usePagedList<Row extends { id: string }>(
  listQuery: ReturnType<typeof pagedQuery<Row>>,
  { enabled = true, autoLoadLimit = 0, keepPreviousRows = false }: Options = {},
): PagedList<Row> {
  // Always the same function, so that the pages are joined only when they change.
  const options = { ...listQuery, select: joinPages<Row>, enabled };
  const query = useInfiniteQuery(
    keepPreviousRows ? { ...options, placeholderData: keepPreviousData } : options,
    queryClient(),
  );
  // TanStack Query tracks which properties are read, so only their changes rerender.
  const { data, isPending, isPlaceholderData, isFetching, isFetchingNextPage, isFetchNextPageError } = query;
  const { fetchNextPage, refetch, hasNextPage } = query;
  const isHydrated = useHydrated();
  const { rows, repeats, pageCount } = (isHydrated ? data : undefined) ?? NONE;

  const isAtLimit = autoLoadLimit > 0 ? pageCount >= autoLoadLimit : rows.length >= SCROLLED_ROW_LIMIT;
  const mayLoadMore = enabled && hasNextPage && !isFetchNextPageError && !repeats && !isAtLimit;
  const loadsByItself = mayLoadMore && autoLoadLimit > 0;
  useEffect(() => {
    if (loadsByItself && !isFetching) void fetchNextPage({ cancelRefetch: false });
  }, [loadsByItself, isFetching, pageCount, fetchNextPage]);

  const loadMore = async (): Promise<void> => {
    // While the pages are fetched again, a request for the next one would be ignored.
    if (isFetching && !isFetchingNextPage) await refetch({ cancelRefetch: false });
    await fetchNextPage({ cancelRefetch: false });
  };

  let state: ListState = hasNextPage ? 'manual' : 'complete';
  if (isPending || isPlaceholderData || !isHydrated) state = 'loading';
  else if (!data) state = 'failed';
  else if (isFetchingNextPage || loadsByItself) state = 'loadingMore';
  else if (isFetchNextPageError) state = 'moreFailed';
  else if (mayLoadMore) state = 'more';
  return {
    state,
    rows,
    isFetching,
    loadMore: () => void loadMore(),
    retry: () => void (isFetchNextPageError ? fetchNextPage() : refetch()),
  };
}
