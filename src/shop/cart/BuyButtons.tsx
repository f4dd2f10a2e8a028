import { buyingText } from './texts';
import { classNames } from '../../lib/classNames';
import { useOneAtATime } from '../../lib/useOneAtATime';
import type { Product } from '../products/product';
import { Button, type ButtonKind } from '../../ui/Button';
import styles from './BuyButtons.module.css';
import { WaitWords } from '../../ui/WaitWords';
import { useAskAgain } from './useAskAgain';
import { useBuying } from './useBuying';

interface BuyButtonsProps {
  product: Product;
  /** Large buttons, for a product's own page; otherwise two underlined words, for a card. */
  wide?: boolean;
}

interface AddToCartProps {
  product: Product;
  kind: ButtonKind;
  /** For a narrow place. */
  compact?: boolean;
}

/** The Add to Cart button of a product, without Buy Now. */
export function AddToCart({ product, kind, compact = false }: AddToCartProps) {
  const buying = useBuying();
  const [adding, add] = useOneAtATime(() => buying.add(product));
  return (
    <>
      <Button
        kind={kind}
        compact={compact}
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
  const buying = useBuying();
  const { askAgain, question } = useAskAgain();
  const [ordering, buy] = useOneAtATime(() => buying.buy(product, askAgain));
  const sending = ordering && !question;
  return (
    <div className={classNames(styles.buttons, wide ? styles.wide : styles.words)}>
      <AddToCart product={product} kind={wide ? 'solid' : 'quiet'} />
      <Button
        className={styles.buy}
        kind="quiet"
        pending={sending}
        blocked={buying.paused}
        data-waiting={buying.placing || undefined}
        aria-label={buyingText('buying.buyNowOf', { name: product.name })}
        onClick={buy}
      >
        {buyingText('buying.buyNow')}
      </Button>
      {sending && <WaitWords text={buyingText('buying.placing')} />}
      {question}
    </div>
  );
}
