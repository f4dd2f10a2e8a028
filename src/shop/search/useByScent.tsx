import { useQueries } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { PerfumeKey } from '#house/perfumes';
import { media } from '../../config/media';
import { logFailure } from '../../lib/logger';
import { Picture } from '../../ui/Picture';
import { RemoteImage } from '../../ui/RemoteImage';
import { perfumePicture } from '../perfumes/perfumePicture';
import { perfumeNamed, perfumeTargets } from '../products/perfumeTargets';
import type { Product } from '../products/product';
import { productPath } from '../products/productPath';
import { productsQuery } from '../products/productsQuery';
import { queryClient } from '../queries/queryClient';
import type { FoundRowProps } from './FoundRow';
import { foundText } from './foundTexts';
import { matchesNormalised } from './searchTargets';
import type { Prices, ScentAnswer } from './wish';
import type * as WishSearch from './wishSearch';

const MAX_DESCRIBED = 3;

/** What the search finds by scent: rows, and the lines above them. */
export interface FoundByScent {
  lines: readonly string[];
  rows: readonly FoundRowProps[];
  /** Whether this is the final answer. */
  isReady: boolean;
}

/**
 * Answers a wish with rows: the shop's perfumes that fit, then products by their descriptions.
 * @param sold the API's products for the query
 * @param isAnswered whether the API has answered; until then no prices are requested
 */
export function useByScent(query: string, sold: readonly Product[], isAnswered: boolean): FoundByScent {
  const wish = useWishSearch();
  // The answer without prices tells which prices are needed.
  const unpriced = useMemo(() => wish?.answerTo(query), [wish, query]);
  const { prices, isPriced } = usePrices(unpriced, sold, isAnswered);
  if (!wish || !unpriced) return { lines: [], rows: [], isReady: wish === null };
  const { needsPrices } = unpriced;
  const { isWish, terms, hits, absent, nearest } = needsPrices ? wish.answerTo(query, prices) : unpriced;
  const described = sold
    .filter(({ name }) => perfumeNamed(name) === undefined && !matchesNormalised(name, query))
    .map((product) => ({
      product,
      words: wish.wordsInCommon(terms, `${product.name}. ${product.description}`),
    }))
    .filter(({ words }) => words.length > 0)
    .slice(0, MAX_DESCRIBED);
  return {
    lines: [
      ...(absent.length > 0 ? [foundText('wish.absent', { scents: wish.anyOf(absent) })] : []),
      ...(isWish && hits.length === 0 && absent.length === 0 ? [foundText('wish.unmet')] : []),
      ...(nearest ? [foundText('wish.nearest')] : []),
    ],
    rows: [
      ...(nearest ? [nearest] : hits).map((hit) => ({
        path: hit.path,
        name: hit.name,
        picture: (
          <Picture source={perfumePicture(hit.perfume)} alt="" sizes={`${media.desktop} 22vw, 45vw`} />
        ),
        detail: wish.sentencesOf(hit),
        price: prices[hit.perfume],
      })),
      ...described.map(({ product, words }) => ({
        path: productPath(product),
        name: product.name,
        picture: <RemoteImage src={product.image} alt="" />,
        detail: foundText('wish.described', { words: wish.allOf(words) }),
        price: product.price,
      })),
    ],
    isReady: isAnswered && (isPriced || !needsPrices),
  };
}

/** The code of the search by wish; undefined while it loads, null if it can't be loaded. */
function useWishSearch(): typeof WishSearch | null | undefined {
  const [loaded, setLoaded] = useState<typeof WishSearch | null>();
  useEffect(() => {
    import('./wishSearch').then(setLoaded, (error: unknown) => {
      logFailure('Failed to load the search by wish', error);
      setLoaded(null);
    });
  }, []);
  return loaded;
}

/** The prices of the perfumes of an answer: from the API's products for the query, else from one call each. */
function usePrices(
  answer: ScentAnswer | undefined,
  sold: readonly Product[],
  isAnswered: boolean,
): { prices: Prices; isPriced: boolean } {
  const shown = answer?.nearest ? [answer.nearest] : (answer?.hits ?? []);
  const wanted = answer?.needsPrices ? perfumeTargets : shown;
  const soldPrices = pricesIn(sold);
  const missing = wanted.filter(({ perfume }) => soldPrices[perfume] === undefined);
  const queries = missing.map(({ name }) => ({
    queryKey: ['prices', name],
    queryFn: async () => (await queryClient.fetchInfiniteQuery(productsQuery(name))).pages[0]?.rows ?? [],
    enabled: isAnswered,
  }));
  const answers = useQueries({ queries }, queryClient);
  const found = answers.flatMap(({ data }) => data ?? []);
  return {
    prices: { ...pricesIn(found), ...soldPrices },
    isPriced: answers.every(({ isPending }) => !isPending),
  };
}

/** The prices of the shop's perfumes among some products, in whole cents. */
function pricesIn(products: readonly Product[]): Partial<Record<PerfumeKey, number>> {
  const own = products.map(({ name, price }) => ({ perfume: perfumeNamed(name)?.perfume, price }));
  return Object.fromEntries(own.flatMap(({ perfume, price }) => (perfume ? [[perfume, price]] : [])));
}
