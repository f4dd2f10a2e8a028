import { useEffect } from 'react';
import { usePagedList } from './paged/usePagedList';
import { productsQuery } from './productsQuery';
import { PAGE_SIZE } from '../config/constants';
import type { Product } from '../model/product';

/** How many products are looked through, where a server does not put the exact name first. */
const MAX_PRODUCTS_SEARCHED = 5 * PAGE_SIZE;

/** A perfume as the API has it now; its sizes are the other products that are called by its name and more words. */
export type LivePerfume =
  | { status: 'loading' }
  | { status: 'sold'; product: Product; sizes: readonly Product[] }
  | { status: 'unknown' }
  | { status: 'failed'; retry: () => void };

/** The products of an answer that are other sizes or concentrations of a perfume, such as 'Royal Oud Extrait'. */
function sizesOf(name: string, products: readonly Product[]): readonly Product[] {
  const start = `${name} `.toLowerCase();
  return products.filter((product) => product.name.toLowerCase().startsWith(start)).slice(0, PAGE_SIZE);
}

/** Asks the catalogue for the product of exactly this name, in any case (behaviour 9.2). */
export function useLivePerfume(name: string): LivePerfume {
  const { status, rows: products, more, loadMore, retry } = usePagedList(productsQuery(name));
  const product = products.find((candidate) => candidate.name.toLowerCase() === name.toLowerCase());
  const goesOn = !product && more === 'auto' && products.length < MAX_PRODUCTS_SEARCHED;
  useEffect(() => {
    if (goesOn) loadMore();
  });
  if (product) return { status: 'sold', product, sizes: sizesOf(name, products) };
  if (status === 'loading' || more === 'loading' || goesOn) return { status: 'loading' };
  return status === 'failed' || more === 'failed' ? { status: 'failed', retry } : { status: 'unknown' };
}
