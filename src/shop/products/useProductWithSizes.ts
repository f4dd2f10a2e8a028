import { PAGE_SIZE } from '../../config/constants';
import { sizeOf, type Product } from './product';
import { useProductSearch, type FoundProduct } from './useProductSearch';

/** A perfume as the API sells it, with its other sizes, for example 'Royal Oud Extrait'. */
export type ProductWithSizes = FoundProduct & { sizes: readonly Product[] };

/** Searches the catalogue for the product with this name. */
export function useProductWithSizes(name: string): ProductWithSizes {
  const found = useProductSearch(name, (product) => sizeOf(product.name, name) === '');
  const rows = found.status === 'sold' ? found.rows : [];
  const sizes = rows.filter((product) => sizeOf(product.name, name));
  return { ...found, sizes: sizes.slice(0, PAGE_SIZE) };
}
