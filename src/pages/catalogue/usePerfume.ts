import { useEffect } from 'react';
import { usePagedList } from '../../components/paged/usePagedList';
import { productsQuery } from '../../components/productsQuery';
import { PAGE_SIZE } from '../../config/constants';
import type { Product } from '../../model/product';

/** Where a server does not put the very name first, so many products are looked through. */
const MAX_PRODUCTS_SEARCHED = 5 * PAGE_SIZE;

/** The perfume of an address. */
export type AddressedPerfume =
  | { status: 'loading' }
  | { status: 'sold'; product: Product }
  | { status: 'unknown' }
  | { status: 'failed'; retry: () => void };

/**
 * Finds a perfume in the list on screen, else asks the catalogue for its name and takes the row with its id.
 * @param name of the address; without one nothing is asked
 */
export function usePerfume(id: string, name: string, list: readonly Product[]): AddressedPerfume {
  const known = list.find((product) => product.id === id);
  const search = name.trim();
  const asks = !known && search !== '';
  const { status, rows, more, loadMore, retry } = usePagedList(productsQuery(search), { enabled: asks });
  const product = known ?? (asks ? rows.find((candidate) => candidate.id === id) : undefined);
  const goesOn = asks && !product && more === 'auto' && rows.length < MAX_PRODUCTS_SEARCHED;
  useEffect(() => {
    if (goesOn) loadMore();
  });
  if (product) return { status: 'sold', product };
  if (!asks) return { status: 'unknown' };
  if (status === 'loading' || more === 'loading' || goesOn) return { status: 'loading' };
  return status === 'failed' || more === 'failed' ? { status: 'failed', retry } : { status: 'unknown' };
}
