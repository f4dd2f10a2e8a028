import { useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { pathOfProductName } from '../../shop/products/productPath';
import { ordersText } from './texts';
import type { Order } from '../../shop/orders/order';
import { Button } from '../../ui/Button';
import { RemoteImage } from '../../ui/RemoteImage';
import styles from './OrderItems.module.css';
import { orderMoney } from './format';

/** The number of tiles rendered at once; a button shows more. */
const TILES = 50;

/** The pictures that the first screen shows. */
const FIRST = 2;

interface OrderItemsProps {
  order: Order;
  /** On the first screen. */
  priority: boolean;
}

/** The items of an order as tiles: picture, name, quantity, price. */
export function OrderItems({ order: { items, number }, priority }: OrderItemsProps) {
  const list = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(TILES);
  const more = Math.min(TILES, items.length - shown);
  useLayoutEffect(() => {
    // The button may have disappeared, so the first new tile gets the focus.
    if (shown > TILES) list.current?.children[shown - TILES]?.querySelector('a')?.focus();
  }, [shown]);
  return (
    <div>
      <ul ref={list} role="list" className={styles.items} aria-label={ordersText('order.items', { number })}>
        {items.slice(0, shown).map(({ name, quantity, price, image }, index) => (
          <li key={index} className={styles.item}>
            <RemoteImage src={image} alt={name} priority={priority && index < FIRST} />
            <div className={styles.words}>
              <p className={styles.name} dir="auto">
                <Link to={pathOfProductName(name)}>{name}</Link>
              </p>
              <p className={styles.quantity}>{ordersText('order.quantity', { quantity })}</p>
              <p className={styles.price}>
                <span>{orderMoney(price)}</span>
                {quantity > 1 && price !== null && ` ${ordersText('order.each')}`}
              </p>
            </div>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <Button kind="quiet" className={styles.more} onClick={() => setShown(shown + TILES)}>
          {ordersText('order.moreItems', { count: more })}
        </Button>
      )}
    </div>
  );
}
