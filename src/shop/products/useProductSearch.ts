import { useEffect } from 'react';
import { usePagedList } from '../session/usePagedList';
import { productsQuery } from './productsQuery';
import { PAGE_SIZE } from '../../config/constants';
import { sizeOf, type Product } from './product';

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

/** A perfume as the API sells it, with its other sizes, for example 'Royal Oud Extrait'. */
export type ProductWithSizes = FoundProduct & { sizes: readonly Product[] };

/** Searches the catalogue for the product with this name. */
export function useProductWithSizes(name: string): ProductWithSizes {
  const found = useProductSearch(name, (product) => sizeOf(product.name, name) === '');
  const rows = found.status === 'sold' ? found.rows : [];
  const sizes = rows.filter((product) => sizeOf(product.name, name));
  return { ...found, sizes: sizes.slice(0, PAGE_SIZE) };
}
