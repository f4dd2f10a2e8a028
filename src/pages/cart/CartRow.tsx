import { Link } from 'react-router-dom';
import { formatCents } from '#lib/money';
import { useOneAtATime } from '#lib/useOneAtATime';
import type { ShownLine } from '#shop/cart/cart';
import { buyingText } from '#shop/cart/texts';
import { itemsText } from '#shop/orders/texts';
import { toCartAddId } from '#shop/products/ids';
import { pathOfProductName } from '#shop/products/productPath';
import { Button } from '#ui/Button';
import { RemoteImage } from '#ui/RemoteImage';
import { WaitWords } from '#ui/WaitWords';
import styles from './CartRow.module.css';
import { cartText } from './texts';
import { REMOVE_MARK } from './useFocusAfterRemoval';

interface CartRowProps {
  line: ShownLine;
  /** The cart can't be changed while an order is being sent. */
  blocked: boolean;
  onAddOne: (line: ShownLine) => Promise<void>;
  onRemove: (line: ShownLine) => void;
}

/** A row of the cart. */
export function CartRow({ line, blocked, onAddOne, onRemove }: CartRowProps) {
  const { name, description, price, quantity, image } = line;
  const [adding, addOne] = useOneAtATime(() => onAddOne(line));
  return (
    <li className={styles.row}>
      <RemoteImage src={image} alt={name} className={styles.picture} />
      <div className={styles.words}>
        <h2 className={styles.name} dir="auto">
          <Link to={pathOfProductName(name)}>{name}</Link>
        </h2>
        {description !== '' && (
          <p className={styles.description} dir="auto">
            {description}
          </p>
        )}
        <p className={styles.quantity}>{itemsText('items.quantity', { quantity })}</p>
      </div>
      <div className={styles.amounts}>
        <p className={styles.amount}>{formatCents(price * quantity)}</p>
        {quantity > 1 && (
          <p className={styles.each}>
            <span>{formatCents(price)}</span> {itemsText('items.each')}
          </p>
        )}
      </div>
      <div className={styles.actions}>
        {toCartAddId(line.productId) !== undefined && (
          <Button
            kind="quiet"
            aria-label={cartText('cart.oneMoreOf', { name })}
            pending={adding}
            blocked={blocked}
            onClick={addOne}
          >
            {cartText('cart.oneMore')}
          </Button>
        )}
        <Button
          kind="quiet"
          aria-label={cartText('cart.removeOf', { name })}
          {...REMOVE_MARK}
          blocked={blocked}
          onClick={() => onRemove(line)}
        >
          {cartText('cart.remove')}
        </Button>
        {adding && <WaitWords text={buyingText('buying.adding')} />}
      </div>
    </li>
  );
}
