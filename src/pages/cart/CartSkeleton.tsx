import { Skeleton } from '#ui/Skeleton';
import contents from './CartContents.module.css';
import row from './CartRow.module.css';
import styles from './CartSkeleton.module.css';
import { cartText } from './texts';

const ROWS = [0, 1, 2];

/** Reserves the space of rows and summary while the cart loads. */
export function CartSkeleton() {
  return (
    <div className={contents.contents}>
      <p className="visually-hidden">{cartText('cart.loading')}</p>
      <div>
        <div className={contents.head} />
        {ROWS.map((key) => (
          <div key={key} className={row.row}>
            <Skeleton className={styles.picture} />
            <div className={row.words}>
              <Skeleton className={styles.name} />
              <Skeleton className={styles.text} />
            </div>
          </div>
        ))}
      </div>
      <Skeleton className={styles.summary} />
      <div className="reserve" />
    </div>
  );
}
