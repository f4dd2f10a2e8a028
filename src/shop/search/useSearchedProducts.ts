import { productsQuery } from '#shop/products/api';
import type { Product } from '#shop/products/product';
import { usePagedList, type PagedList } from '#shop/queries/usePagedList';
import { singularOf } from './searchTargets';

/** The API's products for a query; if there are none, those for its singular. */
export function useSearchedProducts(
  query: string,
  options: { enabled?: boolean; keepPreviousRows?: boolean } = {},
): PagedList<Product> {
  const list = usePagedList(productsQuery(query), options);
  const singular = singularOf(query);
  const isAgain = singular !== query && list.state === 'complete' && list.rows.length === 0;
  const again = usePagedList(productsQuery(singular), { enabled: isAgain });
  return isAgain ? again : list;
}
