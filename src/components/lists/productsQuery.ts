import { isAborted, PrefetchError } from '../../api/errors';
import { fetchProducts } from '../../api/products';
import { logFailure } from '../../lib/logger';
import type { Page } from '../../model/paging';
import type { Product } from '../../model/product';
import { pagedQuery } from './usePagedList';

const FRESH_MS = 5 * 60_000;

interface Wanted {
  search: string;
  page: number;
  prefetch: boolean;
}

async function loadPage(wanted: Wanted, signal: AbortSignal): Promise<Page<Product>> {
  try {
    return await fetchProducts(wanted, signal);
  } catch (error) {
    if (wanted.prefetch) throw new PrefetchError();
    if (!isAborted(error)) logFailure('Failed to load products', error);
    throw error;
  }
}

/**
 * The query of the catalogue's pages for a search text. A failure is only logged.
 * @param prefetch whether this is a prefetch, whose failure is ignored
 */
export function productsQuery(search: string, prefetch = false) {
  return pagedQuery(
    ['products', search],
    (page, signal) => loadPage({ search, page, prefetch }, signal),
    FRESH_MS,
  );
}
