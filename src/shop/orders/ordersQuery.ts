import { fetchOrders } from './api';
import { pagedQuery } from '../queries/usePagedList';

/** How long cached orders are fresh; later visits refetch them and show orders made elsewhere. */
const FRESH_MS = 30_000;

/** The query of a customer's orders, page by page. */
export function ordersQuery(userId: string) {
  return pagedQuery(['orders', userId], (page, signal) => fetchOrders({ page, userId }, signal), FRESH_MS);
}
