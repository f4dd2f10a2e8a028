import { useRef, useState } from 'react';
import { t } from '../../i18n/buying';
import { classNames } from '../../lib/classNames';
import type { Product } from '../../model/product';
import { Button, type ButtonKind } from '../../ui/Button';
import styles from './BuyButtons.module.css';
import { useBuying } from './useBuying';

interface BuyButtonsProps {
  product: Product;
  /** Large buttons side by side, for a product's own page. */
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
    <Button
      kind={kind}
      compact={compact}
      pending={adding}
      aria-label={t('buying.addToCartOf', { name: product.name })}
      onClick={add}
    >
      {t('buying.addToCart')}
    </Button>
  );
}

/** Add to Cart and Buy Now of a product, with all their rules. */
export function BuyButtons({ product, wide = false }: BuyButtonsProps) {
  const buying = useBuying();
  const [ordering, buy] = useOneAtATime(() => buying.buy(product));
  return (
    <div className={classNames(styles.buttons, wide && styles.wide)}>
      <AddToCart product={product} kind={wide ? 'solid' : 'outline'} compact={!wide} />
      <Button
        className={styles.buy}
        kind="quiet"
        pending={ordering}
        blocked={buying.paused}
        data-waiting={buying.placing || undefined}
        aria-label={t('buying.buyNowOf', { name: product.name })}
        onClick={buy}
      >
        {t('buying.buyNow')}
      </Button>
    </div>
  );
}

/** Runs a call and ignores further calls while it runs, so a double click counts once (behaviour 3.23). */
function useOneAtATime(work: () => Promise<unknown>): readonly [running: boolean, run: () => void] {
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
