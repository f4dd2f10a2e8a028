import { memo } from 'react';
import { Link } from 'react-router-dom';
import { perfumes } from '#house/perfumes';
import type { GroundName } from '#houseTypes/perfume';
import { formatCents } from '#lib/money';
import { BuyButtons } from '#shop/checkout/BuyButtons';
import { SaveButton } from '#shop/products/SaveButton';
import { perfumeOfProduct } from '#shop/products/perfumeTargets';
import type { Product } from '#shop/products/product';
import { productPath } from '#shop/products/productPath';
import { RemoteImage } from '#ui/RemoteImage';
import { Skeleton } from '#ui/Skeleton';
import styles from './ProductCard.module.css';

interface ProductCardProps {
  product: Product;
  /** The query of the list that stays under a panel. */
  listQuery: string;
  /** The position in the list, from 1, and the length of the list (-1 while it is unknown). */
  position: number;
  size: number;
  /** One of the first cards in view. */
  priority: boolean;
}

/** A product in a list, with a link to its page or panel: picture, name, description, price and two buttons. */
export const ProductCard = memo(function ProductCard(props: ProductCardProps) {
  const { product, listQuery, position, size, priority } = props;
  const { name, description, price, image } = product;
  const own = perfumeOfProduct(name)?.perfume;
  return (
    <div role="listitem" aria-posinset={position} aria-setsize={size} className={styles.card}>
      <div className={styles.frame} data-ground={own && perfumes[own].ground}>
        <RemoteImage src={image} alt={name} priority={priority} />
      </div>
      <div className={styles.text}>
        <div className={styles.name}>
          <h3 dir="auto">
            <Link to={productPath(product, listQuery)} className="cover">
              {name}
            </Link>
          </h3>
          <SaveButton product={product} />
        </div>
        <p className={styles.description} dir="auto">
          {description}
        </p>
      </div>
      <div className={styles.offer}>
        <p className={styles.price}>{formatCents(price)}</p>
        <BuyButtons product={product} />
      </div>
    </div>
  );
});

/** Reserves the space of a card that is loading. @param ground the wall of the perfume that is likely there */
export function ProductCardSkeleton({ ground }: { ground: GroundName | undefined }) {
  return (
    <div className={styles.card} aria-hidden="true">
      <div className={styles.frame} data-ground={ground} />
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
