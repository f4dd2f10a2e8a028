import { memo, useMemo, useRef } from 'react';
import { GROUP_SIZE, groupsOf } from '../../components/paged/groups';
import { RowGroup } from '../../components/paged/RowGroup';
import { UNKNOWN_SIZE, useGroupWindow } from '../../components/paged/useGroupWindow';
import { ProductCard, ProductCardSkeleton } from '../../components/ProductCard';
import { t } from '../../i18n/catalogue';
import type { Product } from '../../model/product';
import styles from './ProductGrid.module.css';
import { FIRST_ROW, useFirstPictures } from './useFirstPictures';

/** More cards don't fit on the first screen. */
const FIRST_SCREEN = 6;

interface ProductGridProps {
  products: readonly Product[];
  /** The list is complete: nothing more will be loaded. */
  complete: boolean;
}

/** The cards of a list of any length, in groups of which those near the view are in the document. */
export function ProductGrid({ products, complete }: ProductGridProps) {
  const list = useRef<HTMLDivElement>(null);
  const groups = useMemo(() => groupsOf(products), [products]);
  const parts = useGroupWindow(list, groups.length);
  const firstPictures = useFirstPictures(list);
  return (
    <div ref={list} role="list" aria-label={t('catalogue.list')} className={styles.list}>
      {parts.map(({ index, height, drawn, ahead }) =>
        drawn ? (
          <Group
            key={index}
            index={index}
            products={groups[index] ?? []}
            size={complete ? products.length : UNKNOWN_SIZE}
            pictures={index === 0 ? firstPictures : GROUP_SIZE}
            ahead={ahead}
          />
        ) : (
          <div key={`place ${String(index)}`} role="none" style={{ height }} />
        ),
      )}
    </div>
  );
}

/** The grid before the first answer. */
export const ProductGridSkeleton = memo(function ProductGridSkeleton() {
  return (
    <div className={styles.list} aria-hidden="true">
      <div className={styles.group}>
        {Array.from({ length: GROUP_SIZE }, (_, index) => (
          <ProductCardSkeleton key={index} later={index >= FIRST_SCREEN} />
        ))}
      </div>
    </div>
  );
});

interface GroupProps {
  index: number;
  products: readonly Product[];
  /** Of the whole list, or -1. */
  size: number;
  /** How many of its pictures are asked for. */
  pictures: number;
  /** As of {@link RowGroup}. */
  ahead: number | null;
}

/** A longer list is a new array, but the groups before its end hold what they held. */
function isSameGroup(a: GroupProps, b: GroupProps): boolean {
  return (
    a.pictures === b.pictures &&
    a.size === b.size &&
    a.products.length === b.products.length &&
    a.products.every((product, index) => product === b.products[index])
  );
}

const Group = memo(function Group({ index, products, size, pictures, ahead }: GroupProps) {
  return (
    <RowGroup index={index} rows={products} ahead={ahead} className={styles.group}>
      {(product, at) => (
        <ProductCard
          key={product.id}
          product={product}
          position={index * GROUP_SIZE + at + 1}
          size={size}
          priority={index === 0 && at < FIRST_ROW}
          held={at >= pictures}
        />
      )}
    </RowGroup>
  );
}, isSameGroup);
