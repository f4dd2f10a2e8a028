import { t } from '../../i18n/found';
import type { Product } from '../../model/product';
import { wordsInCommon } from '../../model/scentSearch';
import { matchesNormalised, perfumeNamed } from '../../model/searchTargets';
import { Picture } from '../../ui/Picture';
import { RemoteImage } from '../../ui/RemoteImage';
import { NoteDrawing } from '../perfume/NoteDrawing';
import { perfumePicture } from '../perfume/perfumePicture';
import { productPath } from '../perfume/productPath';
import type { FoundRowProps } from './FoundRow';
import { allOf, anyOf, sentencesOf } from './scentSentences';
import { useScentAnswer } from './useScentAnswer';

const MAX_DESCRIBED = 3;

/**
 * The answer to a wish as rows: the shop's perfumes that fit, then products by their descriptions.
 * @param sold the API's products for the query
 * @param answered whether the API has answered
 * @returns the rows, and the lines to show above them
 */
export function useScentRows(
  query: string,
  sold: readonly Product[],
  answered: boolean,
): { lines: readonly string[]; rows: readonly FoundRowProps[] } {
  const { answer, prices } = useScentAnswer(query, sold, answered);
  const { isWish, hits, absent, nearest } = answer;
  const described = sold
    .filter(({ name }) => perfumeNamed(name) === undefined && !matchesNormalised(name, query))
    .map((product) => ({ product, words: wordsInCommon(query, `${product.name}. ${product.description}`) }))
    .filter(({ words }) => words.length > 0)
    .slice(0, MAX_DESCRIBED);
  return {
    lines: [
      ...(absent.length > 0 ? [t('wish.absent', { scents: anyOf(absent) })] : []),
      ...(isWish && hits.length === 0 && absent.length === 0 ? [t('wish.unmet')] : []),
      ...(nearest ? [t('wish.nearest')] : []),
    ],
    rows: [
      ...(nearest ? [nearest] : hits).map((hit) => ({
        path: hit.path,
        name: hit.name,
        picture: <Picture source={perfumePicture(hit.perfume)} alt="" sizes="64px" />,
        detail: sentencesOf(hit),
        drawing: hit.drawing && <NoteDrawing name={hit.drawing} />,
        price: prices[hit.perfume],
      })),
      ...described.map(({ product, words }) => ({
        path: productPath(product),
        name: product.name,
        picture: <RemoteImage src={product.image} alt="" />,
        detail: t('wish.described', { words: allOf(words) }),
        price: product.price,
      })),
    ],
  };
}
