import { useRef } from 'react';
import { t as common } from '../../i18n/common';
import { t } from '../../i18n/price';
import { PricePer100 } from '../../components/perfume/PricePer100';
import { formatCents } from '../../model/money';
import { Button } from '../../ui/Button';

interface LivePriceProps {
  status: 'loading' | 'ready' | 'failed';
  /** Whole cents, if the API sells it. */
  price: number | undefined;
  /** The size that has this price. */
  size?: string | undefined;
  className?: string | undefined;
  onRetry: () => void;
}

/** A price from the API, or why there is none. 'Try again' disappears when pressed; the focus stays here. */
export function LivePrice({ status, price, size, className, onRetry }: LivePriceProps) {
  const place = useRef<HTMLDivElement>(null);
  const retry = (): void => {
    place.current?.focus();
    onRetry();
  };
  return (
    <div ref={place} tabIndex={-1} className={className}>
      {size && <bdi>{size} </bdi>}
      {price === undefined ? (
        t(`price.${status}`)
      ) : (
        <>
          {formatCents(price)} <PricePer100 price={price} size={size} />
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
