import { useEffect } from 'react';
import { usePagedList } from './paged/usePagedList';
import { productsQuery } from './productsQuery';
import { PAGE_SIZE } from '../config/constants';
import { MAX_PAGES_SEARCHED } from '../model/paging';
import { sizeOf, type Product } from '../model/product';

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
  const { status, rows, more, loadMore, retry } = usePagedList(productsQuery(search), { enabled });
  const product = enabled ? rows.find(isWanted) : undefined;
  const goesOn = enabled && !product && more === 'auto' && rows.length < MAX_PAGES_SEARCHED * PAGE_SIZE;
  useEffect(() => {
    if (goesOn) loadMore();
  });
  if (product) return { status: 'sold', product, rows };
  if (!enabled) return { status: 'unknown' };
  if (status === 'loading' || more === 'loading' || goesOn) return { status: 'loading' };
  return status === 'failed' || more === 'failed' ? { status: 'failed', retry } : { status: 'unknown' };
}

/** A perfume as the API sells it, with its other sizes, for example 'Royal Oud Extrait'. */
export type LivePerfume = FoundProduct & { sizes: readonly Product[] };

/** Searches the catalogue for the product with this name (behaviour 9.2). */
export function useLivePerfume(name: string): LivePerfume {
  const found = useProductSearch(name, (product) => sizeOf(product.name, name) === '');
  const rows = found.status === 'sold' ? found.rows : [];
  const sizes = rows.filter((product) => sizeOf(product.name, name));
  return { ...found, sizes: sizes.slice(0, PAGE_SIZE) };
}
