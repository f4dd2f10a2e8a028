import { isAborted } from '../../api/errors';
import { fetchProducts } from '../../api/products';
import { logFailure } from '../../lib/logger';
import type { Page } from '../../model/paging';
import type { Product } from '../../model/product';
import { pagedQuery } from './usePagedList';

const FRESH_MS = 5 * 60_000;

async function loadPage(search: string, page: number, signal: AbortSignal): Promise<Page<Product>> {
  try {
    return await fetchProducts({ search, page }, signal);
  } catch (error) {
    if (!isAborted(error)) logFailure('Failed to load products', error);
    throw error;
  }
}

/** The query of the catalogue's pages for a search text. A failure is only logged. */
export function productsQuery(search: string) {
  return pagedQuery(['products', search], (page, signal) => loadPage(search, page, signal), FRESH_MS);
}
