import { memo } from 'react';
import { Link } from 'react-router-dom';
import { BuyButtons } from '../../components/buying/BuyButtons';
import { saveButtons } from '../../components/perfume/saveButtons';
import { LazyPart } from '../../components/LazyPart';
import { productPath } from '../../components/perfume/productPath';
import { classNames } from '../../lib/classNames';
import { formatCents } from '../../model/money';
import type { Product } from '../../model/product';
import { perfumeNamed } from '../../model/searchTargets';
import { RemoteImage } from '../../ui/RemoteImage';
import { Skeleton } from '../../ui/Skeleton';
import styles from './ProductCard.module.css';

interface ProductCardProps {
  product: Product;
  /** Why the list has it. */
  reason?: string | undefined;
  /** The position in the list, from 1, and the length of the list (-1 while it is unknown). */
  position: number;
  size: number;
  /** One of the first cards in view. */
  priority: boolean;
  /** Its picture is not requested yet. */
  deferred: boolean;
}

/**
 * A product in a list, with a link to its page or panel: picture, name, beginning of the description, price and two
 * buttons.
 */
export const ProductCard = memo(function ProductCard(props: ProductCardProps) {
  const { product, reason, position, size, priority, deferred } = props;
  const { name, description, price, image } = product;
  const own = perfumeNamed(name);
  return (
    <div role="listitem" aria-posinset={position} aria-setsize={size} className={styles.card}>
      <div className={styles.frame} data-shared={own?.path}>
        <RemoteImage
          src={image}
          alt={name}
          priority={priority}
          deferred={deferred}
          className={styles.picture}
        />
      </div>
      <LazyPart optional module={saveButtons}>
        {({ SaveButton }) => <SaveButton product={product} />}
      </LazyPart>
      <div className={styles.text}>
        <h3 className={styles.name} dir="auto">
          <Link to={productPath(product)}>{name}</Link>
        </h3>
        <p className={styles.description} dir="auto">
          {description}
        </p>
        {reason && <p className={styles.reason}>{reason}</p>}
      </div>
      <div className={styles.offer}>
        <p className={styles.price}>{formatCents(price)}</p>
        <BuyButtons product={product} />
      </div>
    </div>
  );
});

interface ProductCardSkeletonProps {
  className?: string | undefined;
  /** The numbers of columns in which it begins a line, for the style sheet of the grid. */
  begins?: string;
}

/** Reserves the space of a card that is loading. */
export function ProductCardSkeleton({ className, begins }: ProductCardSkeletonProps) {
  return (
    <div className={classNames(styles.card, className)} data-begins={begins} aria-hidden="true">
      <Skeleton className={styles.frame} />
      <div className={styles.text}>
        <Skeleton className={styles.shortLine} />
        <Skeleton className={styles.line} />
      </div>
      <div className={styles.offer}>
        <Skeleton className={styles.shortLine} />
      </div>
    </div>
  );
}
