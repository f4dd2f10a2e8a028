import { useMemo } from 'react';
import { ordersQuery } from '../../components/ordersQuery';
import { usePagedList, type PagedList } from '../../components/paged/usePagedList';
import { latestFirst, type Order } from '../../model/order';

/** Reads GET /api/user/orders page by page; what is loaded is sorted (behaviour 12.6, 12.7). */
export function useOrders(userId: string): PagedList<Order> {
  const list = usePagedList(ordersQuery(userId));
  const rows = useMemo(() => latestFirst(list.rows, list.firstRows), [list.rows, list.firstRows]);
  return { ...list, rows };
}
