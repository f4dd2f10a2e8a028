import { fetchOrders } from '../api/orders';
import { AheadError, pagedQuery } from './paged/usePagedList';

/** After this time the next visit shows an order made elsewhere. */
const FRESH_MS = 30_000;

/**
 * A customer's orders, page by page.
 * @param ahead nobody has asked for them: a failure has no consequences (behaviour 4.8)
 */
export function ordersQuery(userId: string, ahead = false) {
  return pagedQuery(
    ['orders', userId],
    (page, signal) =>
      fetchOrders({ page, userId, ahead }, signal).catch((error: unknown) => {
        throw ahead ? new AheadError() : error;
      }),
    FRESH_MS,
  );
}
