import { useEffect } from 'react';
import { trackEvent } from '#lib/events';
import type { Product } from '#shop/products/product';

/** Tells the owner's analytics that a perfume is on screen, once for each perfume. */
export function useTrackPerfume(product: Product | undefined): void {
  const { id, name, price } = product ?? {};
  useEffect(() => {
    if (__EVENTS__ && id !== undefined && name !== undefined && price !== undefined)
      trackEvent('perfume', { id, name, price });
  }, [id, name, price]);
}
