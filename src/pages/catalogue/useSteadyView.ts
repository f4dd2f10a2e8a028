import { useState } from 'react';
import { filteredAndSorted, needsAllPages } from '../../model/catalogueView';
import { keepOrder } from '../../model/paging';
import type { Product } from '../../model/product';
import type { CatalogueView } from './useCatalogueAddress';

/** The number of new products after which a sorted list is updated. */
const BATCH = 100;

/** The shown products with their refetched content: each keeps its place, and new ones are appended. */
function inPlace(
  shown: readonly Product[],
  products: readonly Product[],
  view: readonly Product[],
): readonly Product[] {
  const now = new Map(products.map((product) => [product.id, product]));
  const places = shown.map((product) => now.get(product.id) ?? product);
  return keepOrder(places, view);
}

/**
 * The filtered and sorted list. While the remaining pages load, a sorted list is updated only with every
 * tenth page, because it would otherwise move while the user looks at it or points at a card. A refetch moves
 * no product (behaviour 8.25).
 * @param loading whether pages are still loading automatically
 */
export function useSteadyView(
  products: readonly Product[],
  { search, sort, price }: CatalogueView,
  loading: boolean,
): readonly Product[] {
  const of = `${sort} ${price} ${search}`;
  const [held, setHeld] = useState(() => ({
    of,
    products,
    loading,
    view: filteredAndSorted(products, sort, price),
    loaded: 0,
  }));
  if (held.of === of && held.products === products && held.loading === loading) return held.view;

  const isSame = held.of === of && held.view.length > 0;
  const waits = isSame && loading && sort !== 'featured' && products.length - held.loaded < BATCH;
  const isReadAgain = isSame && !loading && !held.loading && needsAllPages(sort, price);
  const inOrder = waits ? held.view : filteredAndSorted(products, sort, price);
  const view = isReadAgain ? inPlace(held.view, products, inOrder) : inOrder;
  setHeld({ of, products, loading, view, loaded: waits ? held.loaded : products.length });
  return view;
}
