import { useRef, useState } from 'react';
import { t } from '../i18n/buying';
import { classNames } from '../lib/classNames';
import type { Product } from '../model/product';
import { Button } from '../ui/Button';
import styles from './BuyButtons.module.css';
import { useBuying } from './BuyingContext';

interface BuyButtonsProps {
  product: Product;
  /** Large, one beside the other, as on a product's own page. */
  wide?: boolean;
}

/** Add to Cart and Buy Now of a product, with all their rules; a `BuyingProvider` stands above. */
export function BuyButtons({ product, wide = false }: BuyButtonsProps) {
  const buying = useBuying();
  const [adding, add] = useOneAtATime(() => buying.add(product));
  const [placing, buy] = useOneAtATime(() => buying.buy(product));
  const { name } = product;
  return (
    <div className={classNames(styles.buttons, wide && styles.wide)}>
      <Button
        kind={wide ? 'solid' : 'outline'}
        compact={!wide}
        pending={adding}
        aria-label={t('buying.addToCartOf', { name })}
        onClick={add}
      >
        {t('buying.addToCart')}
      </Button>
      <Button
        className={styles.buy}
        kind={wide ? 'outline' : 'quiet'}
        compact={!wide}
        pending={placing}
        aria-label={t('buying.buyNowOf', { name })}
        onClick={buy}
      >
        {t('buying.buyNow')}
      </Button>
    </div>
  );
}

/** Runs a call, and nothing while it runs: a double click is one (behaviour 3.23). */
function useOneAtATime(work: () => Promise<void>): readonly [running: boolean, run: () => void] {
  const [running, setRunning] = useState(false);
  const guard = useRef(false);
  const run = (): void => {
    if (guard.current) return;
    guard.current = true;
    setRunning(true);
    void work().finally(() => {
      guard.current = false;
      setRunning(false);
    });
  };
  return [running, run];
}
