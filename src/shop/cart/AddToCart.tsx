import { useId } from 'react';
import { useOneAtATime } from '#lib/useOneAtATime';
import type { Product } from '#shop/products/product';
import { Button, type ButtonKind } from '#ui/Button';
import { WaitWords } from '#ui/WaitWords';
import styles from './AddToCart.module.css';
import { useCart, useCartState } from './CartContext';
import { addAndTell, wantAndTell } from './adding';
import { quantityOf, shownRows } from './rows';
import { buyingText } from './texts';

interface AddToCartProps {
  product: Product;
  kind: ButtonKind;
  /** Without the line below, which says how many pieces are in the cart: in a narrow bar or row. */
  alone?: boolean;
  /** What else is under way here, for the line. */
  waitText?: string | undefined;
}

/** The Add to Cart button of a product. Below it, in a wrapping flex box, a line whose room is reserved. */
export function AddToCart({ product, kind, alone = false, waitText }: AddToCartProps) {
  const { id, name } = product;
  const cart = useCart();
  const [adding, add] = useOneAtATime(async () => {
    if (cart) await addAndTell(cart, product);
    else wantAndTell(product);
  });
  const lineId = useId();
  const quantity = useCartState(({ status, rows }) =>
    status === 'ready' ? quantityOf(shownRows(rows), id) : 0,
  );
  const wait = adding ? buyingText('buying.adding') : waitText;
  const words = wait !== undefined && <WaitWords key={wait} text={wait} />;
  return (
    <>
      <Button
        kind={kind}
        pending={adding}
        aria-label={buyingText('buying.addToCartOf', { name })}
        aria-describedby={quantity > 0 && !alone ? lineId : undefined}
        onClick={add}
      >
        {buyingText('buying.addToCart')}
      </Button>
      {alone ? (
        words
      ) : (
        <div className={styles.line}>
          {quantity > 0 && <p id={lineId}>{buyingText('buying.inCart', { count: quantity })}</p>}
          {words}
        </div>
      )}
    </>
  );
}
