import { isAborted } from '../../api/errors';
import { logFailure } from '../../lib/logger';
import { pagedQuery } from '../queries/usePagedList';
import { fetchProducts } from './api';

/** The query of the catalogue's pages for a search text. A failure is only logged. */
export function productsQuery(search: string) {
  return pagedQuery(['products', search], (page, signal) =>
    fetchProducts({ search, page }, signal).catch((error: unknown) => {
      if (!isAborted(error)) logFailure('Failed to load products', error);
      throw error;
    }),
  );
}
