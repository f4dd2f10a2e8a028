import { Link } from 'react-router-dom';
import type { Order } from '#shop/orders/order';
import { itemsText } from '#shop/orders/texts';
import { pathOfProductName } from '#shop/products/productPath';
import { sizeText } from '#shop/products/size';
import { RemoteImage } from '#ui/RemoteImage';
import styles from './OrderItems.module.css';
import { orderMoney } from './format';
import { ordersText } from './texts';

interface OrderItemsProps {
  order: Order;
  /** On the first screen. */
  priority: boolean;
}

/** The items of an order as rows: picture, name, size, quantity, price. */
export function OrderItems({ order: { items, number }, priority }: OrderItemsProps) {
  return (
    <ul role="list" className={styles.items} aria-label={ordersText('order.items', { number })}>
      {items.map(({ name, quantity, price, image }, index) => (
        <li key={index} className={styles.item}>
          <RemoteImage src={image} alt={name} priority={priority && index === 0} />
          <div className={styles.words}>
            <p className={styles.name} dir="auto">
              <Link to={pathOfProductName(name)} className="tall">
                {name}
              </Link>
            </p>
            <p className="small">
              {sizeText(name) !== '' && `${sizeText(name)} · `}
              <span>{itemsText('items.quantity', { quantity })}</span>
            </p>
          </div>
          <p className={styles.price}>
            <span>{orderMoney(price)}</span>
            {quantity > 1 && price !== null && ` ${itemsText('items.each')}`}
          </p>
        </li>
      ))}
    </ul>
  );
}
