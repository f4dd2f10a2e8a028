import { useState } from 'react';
import { filteredAndSorted, needsAllPages } from '../../model/catalogueView';
import { keepOrder } from '../../model/paging';
import type { Product } from '../../model/product';
import type { CatalogueView } from './useCatalogueAddress';

/** Products that may come in before a sorted list is shown again. */
const BATCH = 100;

/** What is shown, with what was read again since: each keeps its place, and new ones come at the end. */
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
 * The filtered and sorted list. While the remaining pages load, a sorted list is only updated with every tenth
 * page: updated with each, it would move while the user looks at it or points at a card. When it is read again, none
 * moves (behaviour 8.25).
 * @param loading pages are still loading by themselves
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
