import { useEffect } from 'react';
import { usePagedList } from '../../ui/list/usePagedList';
import { productsQuery } from './productsQuery';
import { PAGE_SIZE } from '../../config/constants';
import type { Product } from './product';

/** The maximum number of pages searched for a name: a server may not list the exact name first. */
const MAX_PAGES_SEARCHED = 5;

/** The result of a catalogue search for a product. */
export type FoundProduct =
  | { status: 'loading' }
  | { status: 'sold'; product: Product; rows: readonly Product[] }
  | { status: 'unknown' }
  | { status: 'failed'; retry: () => void };

/** Searches the catalogue, page by page, until the wanted product is found. */
export function useProductSearch(
  search: string,
  isWanted: (product: Product) => boolean,
  enabled = true,
): FoundProduct {
  const { state, rows, isFetching, loadMore, retry } = usePagedList(productsQuery(search), { enabled });
  const product = enabled ? rows.find(isWanted) : undefined;
  const goesOn = enabled && !product && state === 'more' && rows.length < MAX_PAGES_SEARCHED * PAGE_SIZE;
  useEffect(() => {
    if (goesOn && !isFetching) loadMore();
  });
  if (product) return { status: 'sold', product, rows };
  if (!enabled) return { status: 'unknown' };
  if (state === 'loading' || state === 'loadingMore' || goesOn) return { status: 'loading' };
  return state === 'failed' || state === 'moreFailed' ? { status: 'failed', retry } : { status: 'unknown' };
}
