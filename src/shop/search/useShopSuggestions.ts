import { PAGE_SIZE, SEARCH_DEBOUNCE_MS, SHOP_SUGGESTION_MIN_LENGTH } from '#config/constants';
import { useDebounced } from '#lib/useDebounced';
import { productsQuery } from '#shop/products/api';
import type { Product } from '#shop/products/product';
import { usePagedList } from '#shop/queries/usePagedList';
import { matchesNormalised } from './searchTargets';

/** Fewer letters match almost everything, and are not worth sending. */
const isLongEnough = (text: string): boolean =>
  (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0) >= SHOP_SUGGESTION_MIN_LENGTH;

/**
 * The API's first products for a text, requested 300 ms after the last key, as the catalogue requests them.
 * @param query trimmed; one of fewer than three letters or digits sends no request
 * @returns `products`: those, until the answer those of the text before; `named`: those of them whose name matches;
 * `answered`: whether the API has answered for this text, or needs no request
 */
export function useShopSuggestions(query: string): {
  products: readonly Product[];
  named: readonly Product[];
  answered: boolean;
} {
  const isWanted = isLongEnough(query);
  const hasPaused = useDebounced(query, SEARCH_DEBOUNCE_MS) === query;
  const { state, rows } = usePagedList(productsQuery(query), {
    enabled: isWanted && hasPaused,
    keepsRows: true,
  });
  const products = rows.slice(0, PAGE_SIZE);
  return {
    products,
    named: products.filter(({ name }) => matchesNormalised(name, query)),
    answered: !isWanted || state !== 'loading',
  };
}
