import { useMemo, useState } from 'react';
import { viewOf } from '../../model/catalogueView';
import type { Product } from '../../model/product';
import type { CatalogueView } from './useCatalogueAddress';

/** Products that may come in before a sorted list is shown anew. */
const BATCH = 100;

/**
 * The filtered and sorted list. While the remaining pages come in, a sorted list is held still but for every
 * tenth page: sorted anew with each, it would move under the reader's eyes and hands.
 * @param loading pages are still coming in by themselves
 */
export function useCalmView(
  products: readonly Product[],
  { search, sort, price }: CatalogueView,
  loading: boolean,
): readonly Product[] {
  const view = useMemo(() => viewOf(products, sort, price), [products, sort, price]);
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
