import { DOUBLE_PRESS_MS } from '#config/constants';
import { classNames } from '#lib/classNames';
import { useOneAtATime } from '#lib/useOneAtATime';
import { Button } from '#ui/Button';
import { WaitWords } from '#ui/WaitWords';
import { showAlert } from '#ui/alerts/alertStore';
import type { Product } from '#shop/products/product';
import { useAuth } from '#shop/session/AuthContext';
import styles from './BuyButtons.module.css';
import { AddToCart } from '#shop/cart/AddToCart';
import { askToLogIn } from '#shop/cart/adding';
import { lineOf } from '#shop/cart/cart';
import { checkoutText } from './texts';
import { useOrder } from './useOrder';

interface BuyButtonsProps {
  product: Product;
  /** Large buttons, for a product's own page; otherwise two underlined words, for a card. */
  wide?: boolean;
}

/** Add to Cart and Buy Now of a product, with all their rules. */
export function BuyButtons({ product, wide = false }: BuyButtonsProps) {
  const { order, question, placing } = useOrder();
  const { user } = useAuth();
  const [ordering, buy] = useOneAtATime(async () => {
    if (!user) askToLogIn(checkoutText('checkout.logInToBuy'));
    else if (placing)
      showAlert({ kind: 'order', text: checkoutText('checkout.orderUnderWay'), tone: 'notice' });
    else await order([lineOf(product)]);
  }, DOUBLE_PRESS_MS);
  const sending = ordering && placing;
  return (
    <div className={classNames(styles.buttons, wide ? styles.wide : styles.words)}>
      <AddToCart product={product} kind={wide ? 'solid' : 'quiet'} />
      <Button
        className={styles.buy}
        kind="quiet"
        pending={sending}
        blocked={ordering}
        data-waiting={placing || undefined}
        aria-label={checkoutText('checkout.buyNowOf', { name: product.name })}
        onClick={buy}
      >
        {checkoutText('checkout.buyNow')}
      </Button>
      {sending && <WaitWords text={checkoutText('checkout.placing')} />}
      {question}
    </div>
  );
}
