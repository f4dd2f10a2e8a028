import { useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { t } from '../../i18n/choosing';
import { RemoteImage } from '../../ui/RemoteImage';
import { productPath } from '../productPath';
import { seen } from './perfumeLists';
import styles from './RecentlyViewed.module.css';

interface RecentlyViewedProps {
  /** The name of the perfume that is looked at now. */
  except?: string;
}

/** The perfumes looked at lately, but for the one on screen (behaviour 9.9). Nothing shows where there are none. */
export function RecentlyViewed({ except }: RecentlyViewedProps) {
  const products = useSyncExternalStore(seen.subscribe, seen.get);
  const others = products.filter(({ name }) => name !== except);
  if (others.length === 0) return null;
  return (
    <nav className={styles.seen} aria-label={t('seen.title')}>
      <p className={styles.title} aria-hidden="true">
        {t('seen.title')}
      </p>
      <ul role="list" className={styles.list}>
        {others.map((product) => (
          <li key={product.id}>
            <Link to={productPath(product)} className={styles.link}>
              <RemoteImage src={product.image} alt="" className={styles.picture} />
              <span className={styles.name} dir="auto">
                {product.name}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
