import { useRef } from 'react';
import { WithQueries } from '../../components/WithQueries';
import { useAuth } from '../../contexts/AuthContext';
import { t } from '../../i18n/orders';
import { useAfterFirstPaint } from '../../lib/useAfterFirstPaint';
import { Orders } from './Orders';
import styles from './OrdersPage.module.css';

export const meta = { title: t('orders.documentTitle'), description: t('orders.description') };

/** The page 'Your Orders' (behaviour, chapter 12). The route guard ensures that there is a customer. */
export default function OrdersPage() {
  const { user } = useAuth();
  const below = useAfterFirstPaint();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <div className={styles.page}>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {t('orders.title')}
      </h1>
      {user &&
        (below ? (
          <WithQueries>
            <Orders user={user} heading={heading} />
          </WithQueries>
        ) : (
          <div className={styles.place} />
        ))}
    </div>
  );
}
