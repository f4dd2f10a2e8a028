import { pathOfProductName } from '../../shop/products/productPath';
import type { PagedList } from '../../ui/list/paging';
import { usePagedList } from '../../shop/session/usePagedList';
import { productsQuery } from '../../shop/products/productsQuery';
import type { PerfumeKey } from '#house/perfumes';
import { matchesNormalised, pageTargets } from '../../shop/search/searchTargets';
import type { Product } from '../../shop/products/product';
import { perfumeNamed, perfumeTargets, type SearchTarget } from '../../shop/products/perfumeTargets';

export interface ProductResult extends SearchTarget {
  key: string;
  /** Whole cents; null until the API answers. */
  price: number | null;
  /** The shop's own perfume, whose picture is shown; other products have the API's `image`. */
  perfume?: PerfumeKey;
  image?: string | null;
}

/** The results of a query: the local ones at once, the catalogue's when the API has answered. */
export interface SearchResults {
  products: readonly ProductResult[];
  pages: readonly SearchTarget[];
  catalogue: PagedList<Product>;
}

/**
 * Matches own perfumes, the catalogue's products and pages by one rule.
 * @param query trimmed, not empty
 */
export function useResults(query: string): SearchResults {
  const catalogue = usePagedList(productsQuery(query));
  const matches = ({ name }: { name: string }): boolean => matchesNormalised(name, query);
  const found = catalogue.rows.filter(matches);
  const priceOf = (perfume: PerfumeKey): number | null =>
    found.find(({ name }) => perfumeNamed(name)?.perfume === perfume)?.price ?? null;
  const own = perfumeTargets
    .filter(matches)
    .map((target) => ({ ...target, key: target.path, price: priceOf(target.perfume) }));
  const others = found
    .filter(({ name }) => perfumeNamed(name) === undefined)
    .map(({ id, name, price, image }) => ({ key: id, name, path: pathOfProductName(name), price, image }));
  return { products: [...own, ...others], pages: pageTargets.filter(matches), catalogue };
}
