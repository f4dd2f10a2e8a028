import { Link } from 'react-router-dom';
import { perfumePicture } from '../../shop/perfumes/perfumePicture';
import { formatCents } from '../../lib/money';
import { Picture } from '../../ui/Picture';
import { RemoteImage } from '../../ui/RemoteImage';
import { Skeleton } from '../../ui/Skeleton';
import styles from './ResultTile.module.css';
import type { ProductResult } from './useResults';

/** A found product: picture, name and, if known, price. */
export function ResultTile({ name, path, price, perfume, image }: Omit<ProductResult, 'key'>) {
  const own = perfume && perfumePicture(perfume);
  return (
    <li>
      <Link to={path} className={styles.tile}>
        {own ? (
          <Picture source={own} alt="" sizes="(width >= 700px) 30vw, 45vw" />
        ) : (
          <RemoteImage src={image ?? null} alt="" />
        )}
        <bdi className={styles.name}>{name}</bdi>
      </Link>
      {price !== null && <p className={styles.price}>{formatCents(price)}</p>}
    </li>
  );
}

/** Reserves the space of a result that is loading. */
export function ResultTileSkeleton() {
  return (
    <li aria-hidden="true">
      <Skeleton className={styles.place} />
      <Skeleton className={styles.line} />
    </li>
  );
}
