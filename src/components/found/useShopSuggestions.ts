import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { fetchProducts } from '../../api/products';
import { queryClient } from '../../api/queryClient';
import { SEARCH_DEBOUNCE_MS, SHOP_SUGGESTION_LIMIT } from '../../config/constants';
import { useSettled } from '../../lib/useSettled';
import type { Product } from '../../model/product';
import { matchesNormalised, perfumeNamed } from '../../model/searchTargets';

/** The first products that the API finds. Nobody opened a page for them: a failure or a refusal has no consequences. */
function suggestionsQuery(text: string) {
  return queryOptions({
    queryKey: ['suggestions', text],
    queryFn: async ({ signal }) =>
      (await fetchProducts({ search: text, page: 1, prefetch: true }, signal)).rows,
    enabled: text !== '',
  });
}

/**
 * The API's products whose name matches, asked for 300 ms after the last key, once a text (behaviour 13.17).
 * @param query trimmed; nothing is asked for an empty one
 * @returns the products, and whether the API has answered for this text
 */
export function useShopSuggestions(query: string): { sold: readonly Product[]; answered: boolean } {
  const settled = useSettled(query, SEARCH_DEBOUNCE_MS);
  const known = queryClient.getQueryData(suggestionsQuery(query).queryKey) !== undefined;
  const {
    data = [],
    isFetched,
    isPlaceholderData,
  } = useQuery(
    // Until the new answer comes, what the former one has of it.
    { ...suggestionsQuery(known ? query : settled), placeholderData: keepPreviousData },
    queryClient,
  );
  return {
    sold: data.filter(({ name }) => matchesNormalised(name, query)).slice(0, SHOP_SUGGESTION_LIMIT),
    answered: (known || settled === query) && isFetched && !isPlaceholderData,
  };
}

/**
 * The price of one of the house's perfumes, in whole cents: from the answers that the page has, else asked for, once
 * (behaviour 13.16).
 * @param sold what the API has answered for the text
 * @param answered whether it has; before that nothing else is asked
 */
export function usePrice(name: string, sold: readonly Product[], answered: boolean): number | undefined {
  const priceIn = (products: readonly Product[] = []): number | undefined =>
    products.find((product) => perfumeNamed(product.name)?.name === name)?.price;
  const known = priceIn(sold);
  const { data } = useQuery(
    { ...suggestionsQuery(name), enabled: answered && known === undefined },
    queryClient,
  );
  return known ?? priceIn(data);
}
