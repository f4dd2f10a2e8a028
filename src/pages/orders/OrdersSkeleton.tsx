import { Skeleton } from '#ui/Skeleton';
import styles from './OrdersSkeleton.module.css';
import { ordersText } from './texts';

/** The places of the first orders' pictures. */
export function OrdersSkeleton() {
  return (
    <div className={styles.skeleton}>
      <p className="visually-hidden">{ordersText('orders.loading')}</p>
      <Skeleton className={styles.heading} />
      <Skeleton className={styles.latest} />
      <Skeleton className={styles.card} />
      <Skeleton className={styles.card} />
      <div className="reserve" />
    </div>
  );
}
