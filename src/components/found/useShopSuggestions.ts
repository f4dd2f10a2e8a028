import { useEffect, useState } from 'react';
import { fetchProducts } from '../../api/products';
import { queryClient } from '../../api/queryClient';
import { SEARCH_DEBOUNCE_MS, SHOP_SUGGESTION_LIMIT } from '../../config/constants';
import type { Product } from '../../model/product';
import { matchesNormalised } from '../../model/searchTargets';

/**
 * The API's products whose name matches, asked for 300 ms after the last key, once a text (behaviour 13.17). Nobody
 * opened a page for them: a failure or a refusal has no consequences.
 * @param query trimmed; nothing is asked for an empty one
 */
export function useShopSuggestions(query: string): readonly Product[] {
  const [rows, setRows] = useState<readonly Product[]>([]);

  useEffect(() => {
    const known = queryClient.getQueryData<readonly Product[]>(['suggestions', query]);
    const control = new AbortController();
    const ask = (): void => {
      fetchProducts({ search: query, page: 1, prefetch: true }, control.signal).then(
        ({ rows: products }) => {
          queryClient.setQueryData(['suggestions', query], products);
          if (!control.signal.aborted) setRows(products);
        },
        () => undefined,
      );
    };
    const timer = setTimeout(known ? () => setRows(known) : ask, SEARCH_DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [query]);

  // Until the new answer comes, what the former one has of it.
  return rows.filter(({ name }) => matchesNormalised(name, query)).slice(0, SHOP_SUGGESTION_LIMIT);
}
