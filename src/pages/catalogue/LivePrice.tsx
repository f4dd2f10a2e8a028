import { useRef } from 'react';
import { t as common } from '../../i18n/common';
import { t } from '../../i18n/price';
import { PricePer100 } from '../../components/perfume/PricePer100';
import { formatCents } from '../../model/money';
import type { Product } from '../../model/product';
import { Button } from '../../ui/Button';

interface LivePriceProps {
  status: 'loading' | 'ready' | 'failed';
  /** The perfume, if the API sells it. */
  product: Product | undefined;
  /** The size that has this price. */
  size?: string | undefined;
  className?: string | undefined;
  onRetry: () => void;
}

/** A price from the API, or why there is none. 'Try again' disappears when pressed; the focus stays here. */
export function LivePrice({ status, product, size, className, onRetry }: LivePriceProps) {
  const place = useRef<HTMLDivElement>(null);
  const retry = (): void => {
    place.current?.focus();
    onRetry();
  };
  return (
    <div ref={place} tabIndex={-1} className={className}>
      {size && <bdi>{size} </bdi>}
      {product === undefined ? (
        t(`price.${status}`)
      ) : (
        <>
          {formatCents(product.price)} <PricePer100 {...product} />
        </>
      )}{' '}
      {status === 'failed' && (
        <Button kind="quiet" compact onClick={retry}>
          {common('action.tryAgain')}
        </Button>
      )}
    </div>
  );
}
