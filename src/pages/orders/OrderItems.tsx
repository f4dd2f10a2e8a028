import { Link } from 'react-router-dom';
import { productLink } from '../../components/productLink';
import { t } from '../../i18n/orders';
import type { Order } from '../../model/order';
import { RemoteImage } from '../../ui/RemoteImage';
import styles from './OrderItems.module.css';
import { orderMoney } from './orderMoney';

/** The tiles of an order: picture, name, quantity, price (behaviour 12.4). */
export function OrderItems({ order: { items, number }, large }: { order: Order; large: boolean }) {
  return (
    <ul
      role="list"
      className={styles.items}
      data-large={large || undefined}
      aria-label={t('order.items', { number })}
    >
      {items.map(({ name, quantity, price, image }, index) => (
        <li key={index} className={styles.item}>
          <RemoteImage src={image} alt={name} className={styles.picture} />
          <div className={styles.words}>
            <p className={styles.name} dir="auto">
              <Link to={productLink(name)}>{name}</Link>
            </p>
            <p className={styles.quantity}>{t('order.quantity', { quantity })}</p>
            <p className={styles.price}>
              <span>{orderMoney(price)}</span>
              {quantity > 1 && price !== null && ` ${t('order.each')}`}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
