import { isSameName } from '#lib/names';
import { usePagedList } from '#shop/queries/usePagedList';
import { productsQuery } from './api';
import type { Product } from './product';

/** The maximum number of pages searched: a server may not list the wanted product or its sizes first. */
const MAX_PAGES = 5;

/** The result of a catalogue search for a product; `rows` are all products that the search found. */
export type FoundProduct =
  | { status: 'loading' | 'notFound'; product?: undefined }
  | { status: 'found'; product: Product; rows: readonly Product[] }
  | { status: 'failed'; product?: undefined; retry: () => void };

/** Searches the catalogue for a product. @param search '' for the whole catalogue; null searches for nothing */
export function useProductSearch(
  search: string | null,
  isWanted: (product: Product) => boolean,
): FoundProduct {
  const list = usePagedList(productsQuery(search ?? ''), {
    enabled: search !== null,
    autoLoadLimit: MAX_PAGES,
  });
  const { state, rows, retry } = list;
  if (search === null) return { status: 'notFound' };
  const product = rows.find(isWanted);
  if (product) return { status: 'found', product, rows };
  if (state === 'loading' || state === 'loadingMore') return { status: 'loading' };
  return state === 'failed' || state === 'moreFailed' ? { status: 'failed', retry } : { status: 'notFound' };
}

export function useProductNamed(name: string): FoundProduct {
  return useProductSearch(name, (product) => isSameName(product.name, name));
}
