import { isAborted } from '../../api/errors';
import { logFailure } from '../../lib/logger';
import { pagedQuery } from '../queries/usePagedList';
import { fetchProducts } from './api';

/** The query of the catalogue's pages for a search text. A failure is only logged. */
export function productsQuery(search: string) {
  const query = pagedQuery(['products', search], (page, signal) =>
    fetchProducts({ search, page }, signal).catch((error: unknown) => {
      if (!isAborted(error)) logFailure('Failed to load products', error);
      throw error;
    }),
  );
  return {
    ...query,
    // A list of several pages would be loaded again page by page, one call after the other.
    refetchOnMount: ({ state }: { state: { data?: { pages: readonly unknown[] } | undefined } }): boolean =>
      (state.data?.pages.length ?? 0) < 2,
  };
}
