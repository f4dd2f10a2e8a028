import { useMemo } from 'react';
import { productLink } from '../../components/productLink';
import { useProducts, type ProductList } from '../../components/useProducts';
import {
  matchesNormalised,
  pageTargets,
  perfumePath,
  perfumeTargets,
  type SearchTarget,
} from '../../model/searchTargets';

/** A product among the results. */
export interface ProductResult extends SearchTarget {
  key: string;
  /** Whole cents; null until the API has told it. */
  price: number | null;
  /** The API's picture; undefined for one of the four perfumes, of which the shop has its own. */
  image?: string | null;
}

/** What a query finds: here at once, and in the catalogue when the API has answered. */
export interface SearchResults {
  products: readonly ProductResult[];
  pages: readonly SearchTarget[];
  catalogue: ProductList;
}

/**
 * Matches the four perfumes, the catalogue's products and the pages by one rule (behaviour 13.9, 13.12).
 * @param query trimmed, not empty
 */
export function useResults(query: string): SearchResults {
  const catalogue = useProducts({ search: query, whole: false, enabled: true });
  return useMemo(() => {
    const found = catalogue.products.filter(({ name }) => matchesNormalised(name, query));
    const priceAt = (path: string): number | null =>
      found.find(({ name }) => perfumePath(name) === path)?.price ?? null;
    const perfumes = perfumeTargets.filter(({ name }) => matchesNormalised(name, query));
    const others = found.filter(({ name }) => perfumePath(name) === undefined);
    return {
      products: [
        ...perfumes.map(({ name, path }) => ({ key: path, name, path, price: priceAt(path) })),
        ...others.map(({ id, name, price, image }) => ({
          key: id,
          name,
          path: productLink(name),
          price,
          image,
        })),
      ],
      pages: pageTargets.filter(({ name }) => matchesNormalised(name, query)),
      catalogue,
    };
  }, [catalogue, query]);
}
