import { useMemo, useState } from 'react';
import { filteredAndSorted } from '../../model/catalogueView';
import type { Product } from '../../model/product';
import type { CatalogueView } from './useCatalogueAddress';

/** Products that may come in before a sorted list is shown again. */
const BATCH = 100;

/**
 * The filtered and sorted list. While the remaining pages load, a sorted list is only updated with every tenth
 * page: updated with each, it would move while the user looks at it or points at a card.
 * @param loading pages are still loading by themselves
 */
export function useSteadyView(
  products: readonly Product[],
  { search, sort, price }: CatalogueView,
  loading: boolean,
): readonly Product[] {
  const view = useMemo(() => filteredAndSorted(products, sort, price), [products, sort, price]);
  const of = `${sort} ${price} ${search}`;
  const [held, setHeld] = useState({ of, view, loaded: 0 });
  const holds =
    loading &&
    sort !== 'featured' &&
    held.of === of &&
    held.view.length > 0 &&
    products.length - held.loaded < BATCH;
  if (!holds && held.view !== view) setHeld({ of, view, loaded: products.length });
  return holds ? held.view : view;
}
