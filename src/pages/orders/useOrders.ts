import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { fetchOrders } from '../../api/orders';
import { newestFirst, type Order, type OrderPage } from '../../model/order';
import { isFullPage, uniqueById } from '../../model/product';

/** An order made elsewhere shows on the next visit after so long. */
const FRESH_MS = 30_000;
/** A longer list is not read anew by itself: each of its pages would be a call. */
const REFRESHED_PAGES = 5;

/** The customer's orders as far as they are loaded. */
export interface OrderList {
  /** `failed`: not even the first page came. */
  status: 'loading' | 'ready' | 'failed';
  /** Newest first, each once. */
  orders: readonly Order[];
  /**
   * What follows them: nothing; a page on its way; a page when the end comes into view; one that the reader must
   * ask for, because the server repeats itself; or the last call failed.
   */
  more: 'none' | 'loading' | 'auto' | 'byHand' | 'failed';
  loadMore: () => void;
  /** Asks again for what failed. */
  retry: () => void;
  retrying: boolean;
}

/** Reads GET /api/user/orders page by page, as long as a page has exactly 10 rows (behaviour 12.6). */
export function useOrders(userId: string): OrderList {
  const { data, isError, isPending, isFetching, isFetchingNextPage, isFetchNextPageError, ...query } =
    useInfiniteQuery({
      queryKey: ['orders', userId],
      queryFn: ({ pageParam, signal }) => fetchOrders({ page: pageParam, userId }, signal),
      initialPageParam: 1,
      getNextPageParam: (last: OrderPage, _all, page: number) =>
        isFullPage(last.rawCount) ? page + 1 : undefined,
      staleTime: ({ state }) => ((state.data?.pages.length ?? 0) > REFRESHED_PAGES ? Infinity : FRESH_MS),
    });
  const { fetchNextPage, refetch, hasNextPage } = query;
  const { orders, repeats } = useMemo(() => joinPages(data?.pages ?? []), [data]);

  const more = (): OrderList['more'] => {
    if (isError && data) return 'failed';
    if (isFetchingNextPage) return 'loading';
    if (!hasNextPage) return 'none';
    return repeats ? 'byHand' : 'auto';
  };
  return {
    status: data ? 'ready' : isPending ? 'loading' : 'failed',
    orders,
    more: more(),
    loadMore: () => {
      if (!isFetching) void fetchNextPage();
    },
    retry: () => void (isFetchNextPageError ? fetchNextPage() : refetch()),
    retrying: isFetching,
  };
}

/** Leaves each order once and sorts them; `repeats` says that a full last page brought nothing new. */
function joinPages(pages: readonly OrderPage[]): { orders: Order[]; repeats: boolean } {
  const orders = uniqueById(pages.flatMap((page) => page.orders));
  const before = uniqueById(pages.slice(0, -1).flatMap((page) => page.orders));
  return { orders: newestFirst(orders), repeats: pages.length > 1 && orders.length === before.length };
}
