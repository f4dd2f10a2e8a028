import { PAGE_SIZE } from '../config/constants';
import { endpoints, fillPath } from './endpoints';

/** A GET of the API: its path and its query. */
export interface Read {
  url: string;
  params?: Readonly<Record<string, string | number>>;
}

/**
 * Every GET that the pages send. The API's functions use them to send the calls, and the build writes a
 * page's first call from them (behaviour 19.24).
 */
export const reads = {
  /** One page of the catalogue (behaviour 16.16). */
  products: (search: string, page: number): Read => ({
    url: endpoints.products,
    params: { search, page, limit: PAGE_SIZE },
  }),
  /** A customer's cart (behaviour 16.11). */
  cart: (userId: string): Read => ({ url: fillPath(endpoints.cart, userId) }),
  /** One page of a customer's orders (behaviour 16.9). */
  orders: (userId: string, page: number): Read => ({
    url: endpoints.orders,
    params: { page, limit: PAGE_SIZE, userId },
  }),
  /** The profile of the customer whose token the request carries (behaviour 16.10). */
  profile: (): Read => ({ url: endpoints.profile }),
};
