import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { catalogueBandPath } from '#config/paths';
import { firstProducts } from '#shop/products/api';
import { bandOfPrice } from '#shop/products/catalogueView';
import { perfumeNamed, perfumePrices, perfumeTargets } from '#shop/products/perfumeTargets';
import type { Product } from '#shop/products/product';
import { queryClient } from '#shop/queries/queryClient';
import { useAuth } from '#shop/session/AuthContext';
import { perfumeRow, productRow, pictureSizes, type ResultRowProps } from './ResultRow';
import { searchText } from './texts';
import { helpFor } from './help';
import { matchesProduct } from './searchTargets';
import { answerTo, isLimited, wordsInCommon, type Prices, type ScentAnswer, type ScentHit } from './wish';
import { joinWithAnd, joinWithOr, commonFacts, sentencesOf } from './wishSentences';

const MAX_DESCRIBED = 3;

/** Answers a wish with rows. @param products of the API @param isAnswered until then, no prices are requested */
export function useByScent(query: string, products: readonly Product[], isAnswered: boolean) {
  const { user } = useAuth();
  // The answer without prices tells which prices are needed.
  const unpriced = useMemo(() => answerTo(query), [query]);
  const { prices, areKnown } = usePrices(unpriced, products, isAnswered);
  const answer = unpriced.needsPrices ? answerTo(query, prices) : unpriced;
  const isPriced = areKnown || !answer.needsPrices;
  const common = commonFacts(answer.hits);
  const unnamed = products.filter(({ name }) => !perfumeNamed(name) && !matchesProduct(name, query));
  // A product's name need not be understood: 'Oud Blanc'.
  const isNamed = products.some(({ name }) => matchesProduct(name, query));
  return {
    /** What helps, if the query asks the house something. */
    help: helpFor(query, user !== null, answer.isQuestion),
    // Before the prices are there, nobody knows what fits.
    sentences: [
      ...answer.understood,
      ...(isNamed ? [] : answer.unclear.map((words) => searchText('wish.unclear', { words }))),
      ...(isPriced ? [...sentencesAbove(answer), ...common.sentences] : []),
    ],
    rows: [
      ...(isPriced ? perfumeRows(answer.nearest ? [answer.nearest] : common.hits, prices) : []),
      ...describedRows(answer, unnamed),
    ],
    /** Links to the catalogue's products of the wished price, where no perfume fits it. They are no matches. */
    band: isPriced ? bandOf(answer) : [],
    /** Whether the API has answered, and the prices on which the rows depend are known, or can't be. */
    isReady: isAnswered && isPriced,
  };
}

function sentencesAbove({ isWish, hits, absent, nearest, unclear }: ScentAnswer): string[] {
  if (absent.length > 0) {
    const sentence = searchText('wish.absent', { scents: joinWithOr(absent) });
    return nearest ? [sentence, searchText('wish.nearest')] : [sentence];
  }
  return isWish && hits.length === 0 && unclear.length === 0 ? [searchText('wish.unmet')] : [];
}

/** Where nothing fits a wish with a limit: the catalogue's products of about that price. */
function bandOf({ isWish, hits, price }: ScentAnswer): ResultRowProps[] {
  if (!isWish || hits.length > 0 || !isLimited(price)) return [];
  const { least, most } = price;
  // A limit between two bands has both: 'at least 200' is '$100 to $200' and 'over $200'.
  const [from, to] = [Math.ceil(least), Math.floor(most)];
  const bands = new Set((most < Infinity ? [to - 1, to] : [from, from + 1]).map(bandOfPrice));
  return [...bands].map((band) => ({ path: catalogueBandPath(band), name: searchText(`band.${band}`) }));
}

function perfumeRows(hits: readonly ScentHit[], prices: Prices): ResultRowProps[] {
  return hits.map((hit) => {
    const row = perfumeRow(hit, pictureSizes(hits.length));
    return { ...row, detail: sentencesOf(hit) || row.detail, price: prices[hit.perfume] };
  });
}

function describedRows({ terms }: ScentAnswer, products: readonly Product[]): ResultRowProps[] {
  return products
    .map((product) => ({ product, words: wordsInCommon(terms, `${product.name}. ${product.description}`) }))
    .filter(({ words }) => words.length > 0)
    .slice(0, MAX_DESCRIBED)
    .map(({ product, words }) => ({
      ...productRow(product),
      detail: searchText('wish.described', { words: joinWithAnd(words) }),
    }));
}

/** The prices of the perfumes of an answer: from the API's products for the query, else from one call each. */
function usePrices(
  answer: ScentAnswer,
  products: readonly Product[],
  isAnswered: boolean,
): { prices: Prices; areKnown: boolean } {
  const shown = answer.nearest ? [answer.nearest] : answer.hits;
  const wanted = answer.needsPrices ? perfumeTargets : shown;
  const listedPrices = perfumePrices(products);
  const missing = wanted.filter(({ perfume }) => listedPrices[perfume] === undefined);
  const queries = missing.map(({ name }) => ({
    queryKey: ['prices', name],
    // The page of a perfume and the finder use the same answer.
    queryFn: () => firstProducts(name),
    enabled: isAnswered,
  }));
  const answers = useQueries({ queries }, queryClient());
  const priced = answers.flatMap(({ data }) => data ?? []);
  return {
    prices: { ...perfumePrices(priced), ...listedPrices },
    areKnown: answers.every(({ isPending }) => !isPending),
  };
}
