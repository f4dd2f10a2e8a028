import { memo, useEffect, useRef } from 'react';
import { ProductCard, ProductCardSkeleton } from '../../components/ProductCard';
import { t } from '../../i18n/catalogue';
import { useInView } from '../../lib/useInView';
import type { Product } from '../../model/product';
import styles from './ProductGrid.module.css';
import { FIRST_ROW, useFirstPictures } from './useFirstPictures';
import { useGroupHeight } from './useGroupHeight';
import { GROUP_SIZE, useGroups } from './useGroups';

/** More cards don't fit on the first screen. */
const FIRST_SCREEN = 6;

interface ProductGridProps {
  products: readonly Product[];
  /** More will come: places are held up to the end of the last group. */
  expecting: boolean;
}

/**
 * The cards of a list of any length. They stand in groups of 12, whole rows in 2, 3 or 4 columns; the browser
 * skips the layout and paint of groups that are far away, and a page that is added draws its own cards alone.
 */
export function ProductGrid({ products, expecting }: ProductGridProps) {
  const list = useRef<HTMLDivElement>(null);
  const { groups, isReady, makeReady } = useGroups(products);
  const firstPictures = useFirstPictures(list);
  useGroupHeight(list);
  return (
    <div ref={list} role="list" aria-label={t('catalogue.list')} className={styles.list}>
      {groups.map((group, index) =>
        isReady(index) ? (
          <Group
            key={index}
            products={group}
            pictures={index === 0 ? firstPictures : GROUP_SIZE}
            first={index === 0}
            places={expecting && index === groups.length - 1 ? GROUP_SIZE - group.length : 0}
          />
        ) : (
          <Place key={index} index={index} onNear={makeReady} />
        ),
      )}
    </div>
  );
}

/** The grid while nothing is known yet. */
export function ProductGridSkeleton() {
  return (
    <div className={styles.list} aria-hidden="true">
      <div className={styles.group}>
        <Places count={GROUP_SIZE} />
      </div>
    </div>
  );
}

interface GroupProps {
  products: readonly Product[];
  /** How many of its pictures are asked for. */
  pictures: number;
  first: boolean;
  /** How many cards are still to come. */
  places: number;
}

/** A longer list is a new array, but the groups before its end hold what they held. */
function isSameGroup(a: GroupProps, b: GroupProps): boolean {
  return (
    a.places === b.places &&
    a.pictures === b.pictures &&
    a.products.length === b.products.length &&
    a.products.every((product, index) => product === b.products[index])
  );
}

const Group = memo(function Group({ products, pictures, first, places }: GroupProps) {
  return (
    <div role="none" className={styles.group} data-full={products.length === GROUP_SIZE || undefined}>
      {products.map((product, index) => (
        <ProductCard
          key={product.id}
          product={product}
          priority={first && index < FIRST_ROW}
          held={index >= pictures}
        />
      ))}
      <Places count={places} />
    </div>
  );
}, isSameGroup);

/** A group whose cards are yet to be drawn; it is as high as they will be. */
const Place = memo(function Place({ index, onNear }: { index: number; onNear: (index: number) => void }) {
  const place = useRef<HTMLDivElement>(null);
  const near = useInView(place, '1200px', true);
  useEffect(() => {
    if (near) onNear(index);
  }, [near, index, onNear]);
  return <div ref={place} role="none" className={styles.place} />;
});

function Places({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <ProductCardSkeleton key={index} later={index >= FIRST_SCREEN} />
  ));
}
