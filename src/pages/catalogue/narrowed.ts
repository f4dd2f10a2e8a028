import { filteredAndSorted } from '../../model/catalogueView';
import type { Product } from '../../model/product';
import { matchesPlainly } from '../../model/searchTargets';
import type { CatalogueView } from './useCatalogueAddress';

/** Applies search, price and sort to a list that is completely loaded. */
export function narrowed(
  products: readonly Product[],
  { search, sort, price }: Pick<CatalogueView, 'search' | 'sort' | 'price'>,
): readonly Product[] {
  return filteredAndSorted(
    products.filter(({ name }) => matchesPlainly(name, search)),
    sort,
    price,
  );
}
