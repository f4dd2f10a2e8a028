import { useMemo } from 'react';
import { pathOfProductName } from '../../components/productPath';
import { usePagedList, type PagedList } from '../../components/paged/usePagedList';
import { productsQuery } from '../../components/productsQuery';
import type { PerfumeKey } from '../../config/perfumes';
import {
  matchesNormalised,
  pageTargets,
  perfumeNamed,
  perfumeTargets,
  type SearchTarget,
} from '../../model/searchTargets';
import type { Product } from '../../model/product';

/** A product among the results. */
export interface ProductResult extends SearchTarget {
  key: string;
  /** Whole cents; null until the API has told it. */
  price: number | null;
  /** Of the house's perfumes the shop has its own picture; of the others the API's. */
  perfume?: PerfumeKey;
  image?: string | null;
}

/** What a query finds: here at once, and in the catalogue when the API has answered. */
export interface SearchResults {
  products: readonly ProductResult[];
  pages: readonly SearchTarget[];
  catalogue: PagedList<Product>;
}

/**
 * Matches the house's perfumes, the catalogue's products and the pages by one rule (behaviour 13.9, 13.12).
 * @param query trimmed, not empty
 */
export function useResults(query: string): SearchResults {
  const catalogue = usePagedList(productsQuery(query));
  return useMemo(() => {
    const found = catalogue.rows.filter(({ name }) => matchesNormalised(name, query));
    const priceOf = (perfume: PerfumeKey): number | null =>
      found.find(({ name }) => perfumeNamed(name)?.perfume === perfume)?.price ?? null;
    const perfumes = perfumeTargets.filter(({ name }) => matchesNormalised(name, query));
    const others = found.filter(({ name }) => perfumeNamed(name) === undefined);
    return {
      products: [
        ...perfumes.map(({ perfume, name, path }) => ({
          key: path,
          name,
          path,
          price: priceOf(perfume),
          perfume,
        })),
        ...others.map(({ id, name, price, image }) => ({
          key: id,
          name,
          path: pathOfProductName(name),
          price,
          image,
        })),
      ],
      pages: pageTargets.filter(({ name }) => matchesNormalised(name, query)),
      catalogue,
    };
  }, [catalogue, query]);
}
