import { useRef, type RefObject } from 'react';
import { media } from '#config/media';
import { formatCents } from '#lib/money';
import { useInView } from '#lib/useInView';
import { useMediaQuery } from '#lib/useMediaQuery';
import { AddToCart } from '#shop/cart/AddToCart';
import type { Product } from '#shop/products/product';
import { useBottomBar } from '#ui/useBottomBar';
import styles from './BuyingBar.module.css';
import { productText } from './texts';

/** A margin by which everything at or below the header counts as in view. */
const NOT_ABOVE = '-64px 0px 100000px 0px';

/** A phone in portrait, where the story is below the offer (ProductPage.module.css). */
const NARROW = `(orientation: portrait) and (not ${media.tablet})`;

/** A phone's bar with Add to Cart, shown once the offer has scrolled away. It sticks, and ends above the next perfume. */
export function BuyingBar({ product, offer }: { product: Product; offer: RefObject<Element | null> }) {
  const narrow = useMediaQuery(NARROW);
  const offerInView = useInView(offer, { margin: NOT_ABOVE, initially: true });
  const bar = useRef<HTMLDivElement>(null);
  useBottomBar(bar, narrow && !offerInView);
  if (!narrow) return null;
  return (
    <div
      ref={bar}
      role="group"
      aria-label={productText('product.offer')}
      className={styles.bar}
      data-shown={!offerInView || undefined}
    >
      <p className={styles.words}>
        <span className={styles.name}>{product.name}</span> {formatCents(product.price)}
      </p>
      <AddToCart product={product} kind="solid" alone />
    </div>
  );
}
