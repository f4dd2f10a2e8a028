import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { isFullPage, joinPages, keepOrder, type Page } from '../../model/paging';

/**
 * What may follow what is loaded: nothing; a page on its way; a page when the end comes into view; a page that
 * the user must ask for; or the page that failed.
 */
export type More = 'none' | 'loading' | 'auto' | 'byHand' | 'failed';

/** A prefetch failed. A list that shares its query sends the call again. */
export class PrefetchError extends Error {
  override name = 'PrefetchError';
}

/** A list that is read page by page, as far as it is loaded. */
export interface PagedList<Row> {
  /** `failed`: not even the first page came, and the list is empty. */
  status: 'loading' | 'ready' | 'failed';
  /** In the order of the answers, each id once. While the list is on screen, each row keeps its place. */
  rows: readonly Row[];
  /** Of these, the ones of the first page that brought any. */
  firstRows: readonly Row[];
  more: More;
  /** Any call of the list is on its way, one that reads it again included. */
  fetching: boolean;
  /** While the list is read again, the next page waits for it. */
  loadMore: () => void;
  retry: () => void;
}

/**
 * How a list is read from page 1 on, as long as a page has exactly 10 rows (behaviour 8.9, 12.6).
 * @param queryKey names the list in the cache
 * @param load one page; throws what the API throws
 * @param freshMs how long a list that is shown again is not read again
 */
export function pagedQuery<Row>(
  queryKey: readonly string[],
  load: (page: number, signal: AbortSignal) => Promise<Page<Row>>,
  freshMs: number,
) {
  return infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) => load(pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: (last: Page<Row>, _all, page: number) =>
      isFullPage(last.rawCount) ? page + 1 : undefined,
    staleTime: freshMs,
  });
}

interface Options {
  /** False until it is known what to load. */
  enabled?: boolean;
  /** How many pages are loaded at once, not only those that are scrolled to; none by default. */
  pagesAtOnce?: number;
}

/** Reads a list page by page; a full page without a new row stops automatic loading (behaviour 8.14, 12.11). */
export function usePagedList<Row extends { id: string }>(
  listQuery: ReturnType<typeof pagedQuery<Row>>,
  { enabled = true, pagesAtOnce = 0 }: Options = {},
): PagedList<Row> {
  const query = useInfiniteQuery({ ...listQuery, enabled });
  // TanStack Query tracks which properties are read: only a change of these renders again.
  const { data, error, isPending, isFetching, isFetchingNextPage, isFetchNextPageError } = query;
  const { fetchNextPage, refetch, hasNextPage } = query;
  const pageCount = data?.pages.length ?? 0;
  const whole = pagesAtOnce > 0;
  const joined = useMemo(() => joinPages(data?.pages ?? []), [data]);
  const { firstRows, repeats } = joined;
  const name = listQuery.queryKey.join();
  const rows = useStableOrder(data ? name : undefined, joined.rows);

  const again = error instanceof PrefetchError;
  useEffect(() => {
    if (again) void refetch();
  }, [again, refetch]);

  const atLimit = whole && pageCount >= pagesAtOnce;
  const mayLoad = hasNextPage && !isFetchNextPageError;
  const goesOn = mayLoad && !repeats && !atLimit;
  // The next page was requested while the list is refetched.
  const end = `${name} ${String(pageCount)}`;
  const [askedAt, setAskedAt] = useState<string>();
  const loadsOn = (whole && goesOn) || (mayLoad && askedAt === end);
  useEffect(() => {
    if (loadsOn && !isFetching) void fetchNextPage({ cancelRefetch: false });
  }, [loadsOn, isFetching, pageCount, fetchNextPage]);

  const more = (): More => {
    if (!data) return 'none';
    if (isFetchingNextPage || loadsOn) return 'loading';
    if (isFetchNextPageError) return 'failed';
    if (goesOn) return 'auto';
    return hasNextPage ? 'byHand' : 'none';
  };
  return {
    status: data ? 'ready' : isPending || again ? 'loading' : 'failed',
    rows,
    firstRows,
    more: more(),
    fetching: isFetching,
    loadMore: () => {
      if (isFetching) setAskedAt(end);
      else void fetchNextPage({ cancelRefetch: false });
    },
    retry: () => void (isFetchNextPageError ? fetchNextPage() : refetch()),
  };
}

/**
 * The rows of a list; when it is read again while it is on screen, each row keeps its place (behaviour 8.25).
 * @param name of the list; undefined while it is not loaded
 * @param rows as the server has them
 */
function useStableOrder<Row extends { id: string }>(
  name: string | undefined,
  rows: readonly Row[],
): readonly Row[] {
  const [shown, setShown] = useState({ name, of: rows, rows });
  if (shown.name === name && shown.of === rows) return shown.rows;
  const next = name !== undefined && shown.name === name ? keepOrder(shown.rows, rows) : rows;
  setShown({ name, of: rows, rows: next });
  return next;
}
