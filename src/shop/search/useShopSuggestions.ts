import { keepPreviousData, useInfiniteQuery, type InfiniteData } from '@tanstack/react-query';
import { SEARCH_DEBOUNCE_MS, SHOP_SUGGESTION_MIN_LENGTH } from '#config/constants';
import { useDebounced } from '#lib/useDebounced';
import { productsQuery } from '#shop/products/api';
import type { Product } from '#shop/products/product';
import type { ListPage } from '#shop/queries/paging';
import { queryClient } from '#shop/queries/queryClient';
import { matchesNormalised } from './searchTargets';

/** Fewer letters match almost everything, and are not worth sending. */
const isLongEnough = (text: string): boolean =>
  (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0) >= SHOP_SUGGESTION_MIN_LENGTH;

const firstRows = ({ pages }: InfiniteData<ListPage<Product>>): readonly Product[] => pages[0]?.rows ?? [];

/**
 * The API's first products for a text, requested 300 ms after the last key, as the catalogue requests them.
 * @param query trimmed; one of fewer than three letters or digits sends no request
 * @returns `products`: those; `named`: those of them whose name matches; `answered`: whether the API has answered
 * for this text, or needs no request
 */
export function useShopSuggestions(query: string): {
  products: readonly Product[];
  named: readonly Product[];
  answered: boolean;
} {
  const debounced = useDebounced(query, SEARCH_DEBOUNCE_MS);
  const isCached = queryClient().getQueryData(productsQuery(query).queryKey) !== undefined;
  const text = isCached ? query : debounced;
  const {
    data = [],
    isFetched,
    isPlaceholderData,
  } = useInfiniteQuery(
    {
      ...productsQuery(text),
      select: firstRows,
      enabled: isLongEnough(text),
      // Until the new answer arrives, filter the previous one.
      placeholderData: keepPreviousData,
    },
    queryClient(),
  );
  return {
    products: data,
    named: data.filter(({ name }) => matchesNormalised(name, query)),
    answered: !isLongEnough(query) || (text === query && isFetched && !isPlaceholderData),
  };
}
