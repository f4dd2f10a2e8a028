import { fetchOrders } from '../api/orders';
import { PrefetchError, pagedQuery } from './paged/usePagedList';

/** After this time the next visit shows an order made elsewhere. */
const FRESH_MS = 30_000;

/**
 * A customer's orders, page by page.
 * @param prefetch nobody has asked for them: a failure has no consequences (behaviour 4.8)
 */
export function ordersQuery(userId: string, prefetch = false) {
  return pagedQuery(
    ['orders', userId],
    (page, signal) =>
      fetchOrders({ page, userId, prefetch }, signal).catch((error: unknown) => {
        throw prefetch ? new PrefetchError() : error;
      }),
    FRESH_MS,
  );
}
