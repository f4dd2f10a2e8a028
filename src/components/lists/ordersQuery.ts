import { PrefetchError } from '../../api/errors';
import { fetchOrders } from '../../api/orders';
import { pagedQuery } from './usePagedList';

/** How long cached orders are fresh; later visits refetch them and show orders made elsewhere. */
const FRESH_MS = 30_000;

/**
 * The query of a customer's orders, page by page.
 * @param prefetch whether this is a prefetch, whose failure is ignored
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
