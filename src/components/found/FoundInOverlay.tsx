import { useEffect, useId } from 'react';
import { t } from '../../i18n/found';
import { formatCents } from '../../model/money';
import { scentHits } from '../../model/scentSearch';
import { perfumeNamed } from '../../model/searchTargets';
import { announce } from '../../ui/announce';
import { RemoteImage } from '../../ui/RemoteImage';
import { productPath } from '../productPath';
import { FoundRow } from './FoundRow';
import styles from './FoundRow.module.css';
import { ScentHits } from './ScentHits';
import { useShopSuggestions } from './useShopSuggestions';

/**
 * Further results of the overlay, under its list: perfumes by their scent, and the API's products by name
 * (behaviour 13.16, 13.17). Enter and the arrow keys do not reach them.
 */
export function FoundInOverlay({ query }: { query: string }) {
  const id = useId();
  const { sold, named, answered } = useShopSuggestions(query);
  const hits = scentHits(query);
  const count = hits.length;
  // Show a perfume only once: with its reason.
  const others = named.filter(({ name }) => !hits.some(({ path }) => path === perfumeNamed(name)?.path));

  useEffect(() => {
    if (count > 0) announce(t('found.scentCount', { count }));
  }, [count]);

  return (
    <>
      <ScentHits query={query} as="h3" sold={sold} answered={answered} />
      {others.length > 0 && (
        <section aria-labelledby={id} className={styles.group}>
          <h3 id={id} className={styles.label}>
            {t('found.inShop')}
          </h3>
          <ul role="list" className={styles.rows}>
            {others.map((product) => (
              <FoundRow
                key={product.id}
                path={productPath(product)}
                name={product.name}
                picture={<RemoteImage src={product.image} alt="" />}
                price={formatCents(product.price)}
              />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
