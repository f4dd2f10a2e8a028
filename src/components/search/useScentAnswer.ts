import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { queryClient } from '../../api/queryClient';
import type { PerfumeKey } from '#house/perfumes';
import type { Product } from '../../model/product';
import { answerTo, type Prices, type ScentAnswer } from '../../model/scentSearch';
import { perfumeNamed, perfumeTargets } from '../../model/searchTargets';
import { suggestionsQuery } from './useShopSuggestions';

/** The prices of the shop's perfumes among some products, in whole cents. */
function pricesIn(products: readonly Product[]): Partial<Record<PerfumeKey, number>> {
  const own = products.map(({ name, price }) => ({ perfume: perfumeNamed(name)?.perfume, price }));
  return Object.fromEntries(own.flatMap(({ perfume, price }) => (perfume ? [[perfume, price]] : [])));
}

/**
 * The answer to a wish, and the prices of its perfumes. They come from answers that the page already has, or
 * from one request each.
 * @param sold the API's products for the text
 * @param answered whether the API has answered; until then nothing else is requested
 */
export function useScentAnswer(
  query: string,
  sold: readonly Product[],
  answered: boolean,
): { answer: ScentAnswer; prices: Prices } {
  const first = useMemo(() => answerTo(query), [query]);
  const shown = first.nearest ? [first.nearest] : first.hits;
  const wanted = first.needsPrices ? perfumeTargets : shown;
  const answers = wanted.map(({ name }) => queryClient.getQueryData(suggestionsQuery(name).queryKey) ?? []);
  const prices = pricesIn([...answers.flat(), ...sold]);
  const missing = wanted.filter(({ perfume }) => prices[perfume] === undefined).map(({ name }) => name);
  // The answers are read from the cache when this one settles.
  useQuery(
    {
      queryKey: ['prices', ...missing],
      queryFn: () =>
        Promise.allSettled(missing.map((name) => queryClient.fetchQuery(suggestionsQuery(name)))),
      enabled: answered && missing.length > 0,
    },
    queryClient,
  );
  return { answer: first.needsPrices ? answerTo(query, prices) : first, prices };
}
