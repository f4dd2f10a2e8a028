import { memo, useCallback, useRef } from 'react';
import { GroupedList } from '../../components/paged/GroupedList';
import { GROUP_SIZE } from '../../components/paged/groups';
import type { RowPlace } from '../../components/paged/RowGroup';
import { ProductCard, ProductCardSkeleton } from '../../components/ProductCard';
import { t } from '../../i18n/catalogue';
import type { Product } from '../../model/product';
import styles from './ProductGrid.module.css';
import { FIRST_ROW, useFirstPictures } from './useFirstPictures';

interface ProductGridProps {
  products: readonly Product[];
  /** The list is complete: nothing more will be loaded. */
  complete: boolean;
}

/** The cards of a list of any length. */
export function ProductGrid({ products, complete }: ProductGridProps) {
  const list = useRef<HTMLDivElement>(null);
  const firstPictures = useFirstPictures(list);
  const card = useCallback(
    (product: Product, { position, size }: RowPlace) => (
      <ProductCard
        key={product.id}
        product={product}
        position={position}
        size={size}
        priority={position <= FIRST_ROW}
        deferred={position > firstPictures && position <= GROUP_SIZE}
      />
    ),
    [firstPictures],
  );
  return (
    <GroupedList
      list={list}
      label={t('catalogue.list')}
      rows={products}
      complete={complete}
      className={styles.list}
      groupClassName={styles.group}
    >
      {card}
    </GroupedList>
  );
}

/** The grid before the first answer. */
export const ProductGridSkeleton = memo(function ProductGridSkeleton() {
  return (
    <div className={styles.list} aria-hidden="true">
      <div className={styles.group}>
        {Array.from({ length: GROUP_SIZE }, (_, index) => (
          <ProductCardSkeleton key={index} />
        ))}
      </div>
    </div>
  );
});
