import { classNames } from '#lib/classNames';
import { useOneAtATime } from '#lib/useOneAtATime';
import { Button, type ButtonKind } from '#ui/Button';
import { WaitWords } from '#ui/WaitWords';
import { showAlert } from '#ui/alerts/alertStore';
import type { Product } from '#shop/products/product';
import { useAuth } from '#shop/session/AuthContext';
import styles from './BuyButtons.module.css';
import { addAndTell, askToLogIn } from './adding';
import { lineOf } from './cart';
import { buyingText } from './texts';
import { useOrder } from './useOrder';

interface BuyButtonsProps {
  product: Product;
  /** Large buttons, for a product's own page; otherwise two underlined words, for a card. */
  wide?: boolean;
}

/** The Add to Cart button of a product, without Buy Now. */
export function AddToCart({ product, kind }: { product: Product; kind: ButtonKind }) {
  const [adding, add] = useOneAtATime(() => addAndTell(product));
  return (
    <>
      <Button
        kind={kind}
        pending={adding}
        aria-label={buyingText('buying.addToCartOf', { name: product.name })}
        onClick={add}
      >
        {buyingText('buying.addToCart')}
      </Button>
      {adding && <WaitWords text={buyingText('buying.adding')} />}
    </>
  );
}

/** Add to Cart and Buy Now of a product, with all their rules. */
export function BuyButtons({ product, wide = false }: BuyButtonsProps) {
  const { order, question, placing, paused } = useOrder();
  const { user } = useAuth();
  const [ordering, buy] = useOneAtATime(async () => {
    if (!user) askToLogIn(buyingText('buying.logInToBuy'));
    else if (placing) showAlert({ kind: 'order', text: buyingText('buying.orderUnderWay'), tone: 'notice' });
    else await order([lineOf(product)]);
  });
  const sending = ordering && !question;
  return (
    <div className={classNames(styles.buttons, wide ? styles.wide : styles.words)}>
      <AddToCart product={product} kind={wide ? 'solid' : 'quiet'} />
      <Button
        className={styles.buy}
        kind="quiet"
        pending={sending}
        data-waiting={placing || undefined}
        aria-label={buyingText('buying.buyNowOf', { name: product.name })}
        blocked={paused}
        onClick={buy}
      >
        {buyingText('buying.buyNow')}
      </Button>
      {sending && <WaitWords text={buyingText('buying.placing')} />}
      {question}
    </div>
  );
}
