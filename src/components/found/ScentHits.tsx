import { useId, useMemo } from 'react';
import { t } from '../../i18n/found';
import { formatCents } from '../../model/money';
import { scentHits, type ScentHit } from '../../model/scentSearch';
import { Picture } from '../../ui/Picture';
import { perfumePicture } from '../perfumePicture';
import { FoundRow } from './FoundRow';
import styles from './FoundRow.module.css';

interface ScentHitsProps {
  query: string;
  /** The heading of the group: an h3 in the overlay, an h2 among the results. */
  as: 'h2' | 'h3';
  /** Whole cents, where the API has told it. */
  priceOf?: (hit: ScentHit) => number | undefined;
}

/** The house's perfumes that fit what is said of a scent, each with the reason (behaviour 13.16). */
export function ScentHits({ query, as: Heading, priceOf }: ScentHitsProps) {
  const id = useId();
  const hits = useMemo(() => scentHits(query), [query]);
  if (hits.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.group}>
      <Heading id={id} className={Heading === 'h3' ? styles.label : styles.title}>
        {t('found.byScent')}
      </Heading>
      <ul role="list" className={styles.rows}>
        {hits.map((hit) => {
          const price = priceOf?.(hit);
          return (
            <FoundRow
              key={hit.path}
              path={hit.path}
              name={hit.name}
              picture={<Picture source={perfumePicture(hit.perfume)} alt="" sizes="64px" />}
              detail={hit.reason}
              price={price === undefined ? null : formatCents(price)}
            />
          );
        })}
      </ul>
    </section>
  );
}
