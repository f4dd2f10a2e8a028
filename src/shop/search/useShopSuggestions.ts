import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { productsQuery } from '../products/productsQuery';
import { queryClient } from '../session/queryClient';
import {
  SEARCH_DEBOUNCE_MS,
  SHOP_SUGGESTION_LIMIT,
  SHOP_SUGGESTION_MIN_LENGTH,
} from '../../config/constants';
import { useSettled } from '../../lib/useSettled';
import type { Product } from '../products/product';
import { matchesNormalised } from './searchTargets';

/** Fewer letters match almost everything, and are not worth sending. */
const isLongEnough = (text: string): boolean =>
  (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0) >= SHOP_SUGGESTION_MIN_LENGTH;

/**
 * The first products that the API finds, from the call and the cache of the catalogue's list. The call is not
 * cancelled with the overlay, because the list may wait for it too.
 */
export function suggestionsQuery(text: string) {
  return queryOptions({
    queryKey: ['suggestions', text],
    queryFn: async () => (await queryClient.fetchInfiniteQuery(productsQuery(text))).pages[0]?.rows ?? [],
    enabled: isLongEnough(text),
  });
}

/**
 * The API's products for a text, requested 300 ms after the last key.
 * @param query trimmed; one of fewer than three letters or digits sends no request
 * @returns the products, those whose name matches, and whether the API has answered for this text,
 * or is not asked
 */
export function useShopSuggestions(query: string): {
  sold: readonly Product[];
  named: readonly Product[];
  answered: boolean;
} {
  const settled = useSettled(query, SEARCH_DEBOUNCE_MS);
  const isCached = queryClient.getQueryData(suggestionsQuery(query).queryKey) !== undefined;
  const {
    data = [],
    isFetched,
    isPlaceholderData,
  } = useQuery(
    // Until the new answer arrives, filter the previous one.
    { ...suggestionsQuery(isCached ? query : settled), placeholderData: keepPreviousData },
    queryClient,
  );
  return {
    sold: data,
    named: data.filter(({ name }) => matchesNormalised(name, query)).slice(0, SHOP_SUGGESTION_LIMIT),
    answered: !isLongEnough(query) || ((isCached || settled === query) && isFetched && !isPlaceholderData),
  };
}
