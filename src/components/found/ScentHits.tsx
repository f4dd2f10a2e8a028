import { useId, useMemo } from 'react';
import { t } from '../../i18n/found';
import { formatCents } from '../../model/money';
import type { Product } from '../../model/product';
import { scentHits, type ScentHit } from '../../model/scentSearch';
import { Picture } from '../../ui/Picture';
import { perfumePicture } from '../perfumePicture';
import { NoteDrawing } from '../NoteDrawing';
import { FoundRow } from './FoundRow';
import styles from './FoundRow.module.css';
import { usePrice } from './useShopSuggestions';

interface ScentHitsProps {
  query: string;
  /** The group's heading: h3 in the overlay, h2 on the results page. */
  as: 'h2' | 'h3';
  /** The API's products for the query, and whether the API has answered. */
  sold: readonly Product[];
  answered: boolean;
}

/** The shop's perfumes that match a description of a scent, each with the reason (behaviour 13.16). */
export function ScentHits({ query, as: Heading, sold, answered }: ScentHitsProps) {
  const id = useId();
  const hits = useMemo(() => scentHits(query), [query]);
  if (hits.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.group}>
      <Heading id={id} className={Heading === 'h3' ? styles.label : styles.title}>
        {t('found.byScent')}
      </Heading>
      <ul role="list" className={styles.rows}>
        {hits.map((hit) => (
          <Hit key={hit.path} hit={hit} sold={sold} answered={answered} />
        ))}
      </ul>
    </section>
  );
}

function Hit({ hit, sold, answered }: Pick<ScentHitsProps, 'sold' | 'answered'> & { hit: ScentHit }) {
  const price = usePrice(hit.name, sold, answered);
  return (
    <FoundRow
      path={hit.path}
      name={hit.name}
      picture={<Picture source={perfumePicture(hit.perfume)} alt="" sizes="64px" />}
      detail={hit.reason}
      drawing={hit.drawing && <NoteDrawing name={hit.drawing} />}
      price={price === undefined ? null : formatCents(price)}
    />
  );
}
