import { infiniteQueryOptions } from '@tanstack/react-query';
import { isAborted } from '../api/errors';
import { fetchProducts } from '../api/products';
import { logFailure } from '../lib/logger';
import { isFullPage, type ProductPage } from '../model/product';

const FRESH_MS = 5 * 60_000;
/** A longer list is not read anew by itself: each of its pages would be a call. */
const REFRESHED_PAGES = 5;

async function loadPage(search: string, page: number, signal: AbortSignal): Promise<ProductPage> {
  try {
    return await fetchProducts({ search, page }, signal);
  } catch (error) {
    if (!isAborted(error)) logFailure('Failed to load products', error);
    throw error;
  }
}

/**
 * The catalogue's pages for a search text, from page 1 on, as long as a page has exactly 10 rows (behaviour 8.9).
 * A failure is logged only (behaviour 8.18).
 */
export function productsQuery(search: string) {
  return infiniteQueryOptions({
    queryKey: ['products', search],
    queryFn: ({ pageParam, signal }) => loadPage(search, pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: (last: ProductPage, _all, page: number) =>
      isFullPage(last.rawCount) ? page + 1 : undefined,
    staleTime: ({ state }) => ((state.data?.pages.length ?? 0) > REFRESHED_PAGES ? Infinity : FRESH_MS),
  });
}
