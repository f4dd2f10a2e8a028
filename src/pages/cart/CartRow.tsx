import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { formatCents } from '#lib/money';
import type { ShownRow } from '#shop/cart/rows';
import { itemsText } from '#shop/orders/texts';
import { toCartAddId } from '#shop/products/ids';
import { pathOfProductName } from '#shop/products/productPath';
import { sizeText } from '#shop/products/size';
import { Button } from '#ui/Button';
import { Icon } from '#ui/Icon';
import { IconButton } from '#ui/IconButton';
import { RemoteImage } from '#ui/RemoteImage';
import { WaitWords } from '#ui/WaitWords';
import { announce } from '#ui/alerts/announce';
import styles from './CartRow.module.css';
import { cartText } from './texts';
import { REMOVE_MARK } from './useFocusAfterRemoval';

/** Each piece that stays is a call of its own, so large quantities can only grow, or be removed. */
const FEWER_UP_TO = 10;

interface CartRowProps {
  row: ShownRow;
  /** Whether no other row has the same product. */
  isOnlyRow: boolean;
  /** Its quantity is on its way to the server. */
  isChanging: boolean;
  /** The cart can't be changed while an order is being sent. */
  blocked: boolean;
  onChangeBy: (row: ShownRow, by: number) => void;
  onRemove: (row: ShownRow) => void;
}

/** A row of the cart. */
export function CartRow({ row, isOnlyRow, isChanging, blocked, onChangeBy, onRemove }: CartRowProps) {
  const { name, description, price, quantity, image } = row;
  useEffect(() => {
    if (isChanging) announce(cartText('cart.changed', { name, quantity }));
  }, [isChanging, name, quantity]);
  return (
    <li className={styles.row}>
      <RemoteImage src={image} alt={name} className={styles.picture} />
      <div className={styles.words}>
        <h2 className={styles.name} dir="auto">
          <Link to={pathOfProductName(name)} className="tall">
            {name}
          </Link>
        </h2>
        {description !== '' && (
          <p className={styles.description} dir="auto">
            {description}
          </p>
        )}
        {sizeText(name) !== '' && <p className="small">{sizeText(name)}</p>}
      </div>
      <div className={styles.amounts}>
        <p className={styles.amount}>{formatCents(price * quantity)}</p>
        {quantity > 1 && (
          <p className="small">
            <span>{formatCents(price)}</span> {itemsText('items.each')}
          </p>
        )}
      </div>
      <div className={styles.actions}>
        <Quantity
          row={row}
          hasFewer={isOnlyRow && quantity > 1 && quantity <= FEWER_UP_TO}
          blocked={blocked}
          onChangeBy={(by) => onChangeBy(row, by)}
        />
        <Button
          kind="quiet"
          aria-label={cartText('cart.removeOf', { name })}
          {...REMOVE_MARK}
          blocked={blocked}
          onClick={() => onRemove(row)}
        >
          {cartText('cart.remove')}
        </Button>
        {isChanging && <WaitWords text={cartText('cart.changing')} />}
      </div>
    </li>
  );
}

interface QuantityProps {
  row: ShownRow;
  hasFewer: boolean;
  blocked: boolean;
  onChangeBy: (by: number) => void;
}

/** The number of pieces between its buttons. A row that can't be added has the number alone. */
function Quantity({ row: { productId, name, quantity }, hasFewer, blocked, onChangeBy }: QuantityProps) {
  const pieces = (
    <p>
      <span className="visually-hidden">{itemsText('items.quantity', { quantity })}</span>
      <span aria-hidden="true">{quantity}</span>
    </p>
  );
  if (toCartAddId(productId) === undefined) return <div className={styles.quantity}>{pieces}</div>;
  return (
    <div className={styles.quantity}>
      {hasFewer ? (
        <IconButton
          icon="minus"
          label={cartText('cart.oneFewer', { name })}
          aria-disabled={blocked || undefined}
          onClick={({ currentTarget }) => {
            if (blocked) return;
            // At one piece this button disappears.
            if (quantity === 2)
              currentTarget.parentElement?.querySelector<HTMLElement>('button:last-child')?.focus();
            onChangeBy(-1);
          }}
        />
      ) : (
        <Icon name="minus" className={styles.noFewer} />
      )}
      {pieces}
      <IconButton
        icon="plus"
        label={cartText('cart.oneMore', { name })}
        aria-disabled={blocked || undefined}
        onClick={() => {
          if (!blocked) onChangeBy(1);
        }}
      />
    </div>
  );
}
