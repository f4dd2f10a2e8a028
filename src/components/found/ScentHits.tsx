import { useId } from 'react';
import { t } from '../../i18n/found';
import { formatCents } from '../../model/money';
import type { Product } from '../../model/product';
import { wordsInCommon, type Prices, type ScentHit } from '../../model/scentSearch';
import { matchesNormalised, perfumeNamed } from '../../model/searchTargets';
import { Picture } from '../../ui/Picture';
import { RemoteImage } from '../../ui/RemoteImage';
import { NoteDrawing } from '../NoteDrawing';
import { perfumePicture } from '../perfumePicture';
import { productPath } from '../productPath';
import { FoundRow } from './FoundRow';
import styles from './FoundRow.module.css';
import { allOf, anyOf, sentencesOf } from './scentSentences';
import { useScentAnswer } from './useScentAnswer';

interface ScentHitsProps {
  query: string;
  /** The group's heading: h3 in the overlay, h2 on the results page. */
  as: 'h2' | 'h3';
  /** The API's products for the query, and whether the API has answered. */
  sold: readonly Product[];
  answered: boolean;
}

const MAX_DESCRIBED = 3;

/** The answer to a wish: the shop's perfumes that fit, then products by their descriptions (behaviour 13.16). */
export function ScentHits({ query, as: Heading, sold, answered }: ScentHitsProps) {
  const id = useId();
  const { answer, prices } = useScentAnswer(query, sold, answered);
  const { isWish, hits, absent, nearest } = answer;
  const described = sold
    .filter(({ name }) => perfumeNamed(name) === undefined && !matchesNormalised(name, query))
    .map((product) => ({ product, words: wordsInCommon(query, `${product.name}. ${product.description}`) }))
    .filter(({ words }) => words.length > 0)
    .slice(0, MAX_DESCRIBED);
  if (!isWish && described.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.group}>
      <Heading id={id} className={Heading === 'h3' ? styles.label : styles.title}>
        {t('found.byScent')}
      </Heading>
      {absent.length > 0 && <p>{t('wish.absent', { scents: anyOf(absent) })}</p>}
      {isWish && hits.length === 0 && absent.length === 0 && <p>{t('wish.unmet')}</p>}
      {nearest && <p>{t('wish.nearest')}</p>}
      <ul role="list" className={styles.rows}>
        {(nearest ? [nearest] : hits).map((hit) => (
          <Hit key={hit.path} hit={hit} prices={prices} />
        ))}
        {described.map(({ product, words }) => (
          <FoundRow
            key={product.id}
            path={productPath(product)}
            name={product.name}
            picture={<RemoteImage src={product.image} alt="" />}
            detail={t('wish.described', { words: allOf(words) })}
            price={formatCents(product.price)}
          />
        ))}
      </ul>
    </section>
  );
}

function Hit({ hit, prices }: { hit: ScentHit; prices: Prices }) {
  const price = prices[hit.perfume];
  return (
    <FoundRow
      path={hit.path}
      name={hit.name}
      picture={<Picture source={perfumePicture(hit.perfume)} alt="" sizes="64px" />}
      detail={sentencesOf(hit)}
      drawing={hit.drawing && <NoteDrawing name={hit.drawing} />}
      price={price === undefined ? null : formatCents(price)}
    />
  );
}
