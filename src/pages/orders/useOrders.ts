import { useMemo } from 'react';
import { fetchOrders } from '../../api/orders';
import { pagedQuery, usePagedList, type PagedList } from '../../components/paged/usePagedList';
import { latestFirst, type Order } from '../../model/order';

/** After this time the next visit shows an order made elsewhere. */
const FRESH_MS = 30_000;

/** Reads GET /api/user/orders page by page; what is loaded is sorted (behaviour 12.6, 12.7). */
export function useOrders(userId: string): PagedList<Order> {
  const list = usePagedList(
    pagedQuery(['orders', userId], (page, signal) => fetchOrders({ page, userId }, signal), FRESH_MS),
  );
  const rows = useMemo(() => latestFirst(list.rows, list.firstRows), [list.rows, list.firstRows]);
  return { ...list, rows };
}
