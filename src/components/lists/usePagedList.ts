import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { SCROLLED_ROW_LIMIT } from '../../config/constants';
import { isFullPage, joinPages, keepOrder, type Page } from '../../model/paging';

/**
 * What follows the loaded pages: nothing; a page that is loading; a page when the end comes into view; a page
 * after a button press; or the page that failed.
 */
export type More = 'none' | 'loading' | 'auto' | 'byHand' | 'failed';

/** The loaded part of a list that is fetched page by page. */
export interface PagedList<Row> {
  /** `failed`: not even the first page could be loaded, and the list is empty. */
  status: 'loading' | 'ready' | 'failed';
  /** Arranged, else in the order of the answers, each id once. Rows keep their places while the list is on screen. */
  rows: readonly Row[];
  /** All loaded rows, in the server's order. */
  all: readonly Row[];
  /** Their number. */
  loaded: number;
  /** The rows of the first page that has any. */
  firstRows: readonly Row[];
  more: More;
  /** Whether any call of the list is running, including a refetch. */
  fetching: boolean;
  /** Loads the next page; during a refetch it waits for its end. */
  loadMore: () => void;
  retry: () => void;
}

/**
 * The query of a list, from page 1 on, while a page has exactly 10 rows.
 * @param queryKey the list's key in the cache
 * @param load fetches one page; throws what the API throws
 * @param freshMs the time within which a list that is shown again is not refetched
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

/** Filters and sorts the rows of a list. */
type Arrange<Row> = (rows: readonly Row[]) => readonly Row[];

interface Options<Row> {
  /** False until the parameters of the list are known. */
  enabled?: boolean;
  /** Loads this number of pages without waiting for scrolling; 0 by default. */
  pagesAtOnce?: number;
  arrange?: Arrange<Row>;
  /** Names what `arrange` does: with another name, it does something else. */
  arrangement?: string;
}

/** Fetches a list page by page. A full page without a new row stops it. */
export function usePagedList<Row extends { id: string }>(
  listQuery: ReturnType<typeof pagedQuery<Row>>,
  { enabled = true, pagesAtOnce = 0, arrange = (rows) => rows, arrangement = '' }: Options<Row> = {},
): PagedList<Row> {
  const query = useInfiniteQuery({ ...listQuery, enabled });
  // TanStack Query tracks which properties are read, so only their changes rerender.
  const { data, isPending, isFetching, isFetchingNextPage, isFetchNextPageError } = query;
  const { fetchNextPage, refetch, hasNextPage } = query;
  const pageCount = data?.pages.length ?? 0;
  const whole = pagesAtOnce > 0;
  const joined = useMemo(() => joinPages(data?.pages ?? []), [data]);
  const { firstRows, repeats } = joined;
  const name = listQuery.queryKey.join();

  const atLimit = whole ? pageCount >= pagesAtOnce : joined.rows.length >= SCROLLED_ROW_LIMIT;
  const mayLoad = hasNextPage && !isFetchNextPageError;
  const goesOn = mayLoad && !repeats && !atLimit;
  // A page that is requested during a refetch is fetched after it.
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
  const order = data && `${name} ${arrangement}`;
  const rows = useStableOrder(order, joined.rows, arrange, whole && more() === 'loading');
  return {
    status: data ? 'ready' : isPending ? 'loading' : 'failed',
    rows,
    all: joined.rows,
    loaded: joined.rows.length,
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

interface Held<Row> {
  name?: string | undefined;
  rows: readonly Row[];
  shown: readonly Row[];
  /** The number of rows when they were last sorted. */
  sorted: number;
  loadsAll: boolean;
}

/** The number of new rows after which a sorted list that loads all its pages is sorted anew. */
const BATCH = 100;

/**
 * The rows of a list in an order that stays while it is on screen: when it grows or is refetched, each row
 * keeps its place and gets its new content, and new rows are appended. A sorted list that
 * loads all its pages is sorted anew only with every tenth page and with the last, because the user may be
 * looking at it or pointing at a card.
 * @param name the list and its arrangement; undefined while it is not loaded
 * @param rows in the server's order
 * @param arrange filters and sorts them
 * @param loadsAll whether the other pages are loading
 */
function useStableOrder<Row extends { id: string }>(
  name: string | undefined,
  rows: readonly Row[],
  arrange: Arrange<Row>,
  loadsAll: boolean,
): readonly Row[] {
  const [held, setHeld] = useState<Held<Row>>({ rows: [], shown: [], sorted: 0, loadsAll });
  const isSame = held.name === name;
  if (isSame && held.rows === rows && held.loadsAll === loadsAll) return held.shown;

  const { shown } = held;
  const arranged = arrange(rows);
  const isGrowing = loadsAll || held.loadsAll;
  const isDue = !loadsAll || rows.length - held.sorted >= BATCH;
  const moves = !shown.every(({ id }, at) => arranged[at]?.id === id);
  const next: Omit<Held<Row>, 'name' | 'rows' | 'loadsAll'> = isSame && moves && !(isGrowing && isDue)
    ? { shown: isGrowing ? shown : keepOrder(shown, rows, arranged), sorted: held.sorted }
    : { shown: arranged, sorted: rows.length };
  setHeld({ name, rows, loadsAll, ...next });
  return next.shown;
}
