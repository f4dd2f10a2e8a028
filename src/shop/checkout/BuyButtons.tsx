import { useId } from 'react';
import { DOUBLE_PRESS_MS } from '#config/constants';
import { classNames } from '#lib/classNames';
import { useOneAtATime } from '#lib/useOneAtATime';
import { AddToCart } from '#shop/cart/AddToCart';
import { useCartState } from '#shop/cart/CartContext';
import { askToLogIn } from '#shop/cart/adding';
import { cartCount, rowOf, quantityOf, shownRows } from '#shop/cart/rows';
import type { Product } from '#shop/products/product';
import { useAuth } from '#shop/session/AuthContext';
import { Button } from '#ui/Button';
import styles from './BuyButtons.module.css';
import { checkoutText } from './texts';
import { useOrdering } from './useOrdering';

interface BuyButtonsProps {
  product: Product;
  /** Large buttons, for a product's own page; otherwise two underlined words, for a card. */
  wide?: boolean;
}

export function BuyButtons({ product, wide = false }: BuyButtonsProps) {
  const { order, waitText, intent } = useOrdering();
  const { user } = useAuth();
  const noteId = useId();
  const [ordering, buy] = useOneAtATime(async () => {
    if (!user) askToLogIn(checkoutText('checkout.logInToBuy'));
    else await order([rowOf(product)], false);
  }, DOUBLE_PRESS_MS);
  const sending = ordering && waitText !== undefined;
  return (
    <div className={classNames(styles.buttons, wide ? styles.wide : styles.words)}>
      <AddToCart
        product={product}
        kind={wide ? 'solid' : 'quiet'}
        waitText={ordering ? waitText : undefined}
      />
      <Button
        className={styles.buy}
        kind="quiet"
        pending={sending}
        blocked={ordering}
        aria-describedby={noteId}
        data-waiting={waitText !== undefined || undefined}
        aria-label={checkoutText('checkout.buyNowOf', { name: product.name })}
        {...intent}
        onClick={buy}
      >
        {checkoutText('checkout.buyNow')}
      </Button>
      <p id={noteId} className={styles.note}>
        {checkoutText('checkout.buyNowNote')} {wide && <PutAsideNote product={product} />}
      </p>
    </div>
  );
}

/** What Buy Now does to the rest of the cart. */
function PutAsideNote({ product }: { product: Product }) {
  const holdsOthers = useCartState(
    ({ rows }) => cartCount(rows) > Math.min(1, quantityOf(shownRows(rows), product.id)),
  );
  return holdsOthers && checkoutText('checkout.buyNowAside');
}
