import { Fragment, memo, useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { GROUP_SIZE, GroupedList, type RowPlace } from '../../components/lists/GroupedList';
import { t } from '../../i18n/catalogue';
import type { Product } from '../../model/product';
import { COLUMNS, placesAfter } from './columns';
import { Editions } from './Editions';
import { ProductCard, ProductCardSkeleton } from './ProductCard';
import styles from './ProductGrid.module.css';

/** The number of cards in the first row of the narrowest grid; their pictures are requested at once. */
const FIRST_ROW = 2;

interface ProductGridProps {
  products: readonly Product[];
  complete: boolean;
  /** Whether more loads automatically: skeletons fill the last line until it arrives. */
  goesOn?: boolean;
  /** Why a product is in the list, for its card; the same function as long as the list is the same. */
  reason?: ((product: Product) => string) | undefined;
  /** Whether pictures of the editions stand between the rows. */
  editions?: boolean;
}

/** The products, followed by a null for each skeleton that may fill the last line. */
function withPlaces(products: readonly Product[]): readonly (Product | null)[] {
  return [...products, ...Array.from({ length: placesAfter(products.length) }, () => null)];
}

/** The numbers of columns, '2 4', in which a position from 1 is the first of its line. */
function linesAt(position: number): string {
  return COLUMNS.filter((columns) => (position - 1) % columns === 0).join(' ');
}

export function ProductGrid({
  products,
  complete,
  goesOn = false,
  reason,
  editions = false,
}: ProductGridProps) {
  const list = useRef<HTMLDivElement>(null);
  const firstPictures = useFirstPictures(list);
  const card = useCallback(
    (product: Product | null, { position, size }: RowPlace) => {
      if (!product)
        return <ProductCardSkeleton key={position} className={styles.place} begins={linesAt(position)} />;
      const deferred = position > firstPictures && position <= GROUP_SIZE;
      return (
        <Fragment key={product.id}>
          <ProductCard
            product={product}
            reason={reason?.(product)}
            position={position}
            size={size}
            priority={position <= FIRST_ROW}
            deferred={deferred}
          />
          {editions && <Editions after={position} deferred={deferred} />}
        </Fragment>
      );
    },
    [firstPictures, reason, editions],
  );
  const rows = useMemo(() => (goesOn ? withPlaces(products) : products), [goesOn, products]);
  return (
    <GroupedList
      list={list}
      label={t('catalogue.list')}
      rows={rows}
      complete={complete}
      className={styles.list}
      groupClassName={styles.group}
    >
      {card}
    </GroupedList>
  );
}

/**
 * The number of pictures of the first group that are requested. Until the user scrolls, only those in view:
 * native lazy loading would fetch several screens of pictures and delay the first ones.
 */
function useFirstPictures(list: RefObject<HTMLElement | null>): number {
  const [count, setCount] = useState(FIRST_ROW);
  useEffect(() => {
    const cards = [
      ...(list.current?.firstElementChild?.querySelectorAll(':scope > [role="listitem"]') ?? []),
    ];
    const askForAll = (): void => setCount(GROUP_SIZE);
    if (window.scrollY > 0 || typeof IntersectionObserver === 'undefined') {
      askForAll();
      return;
    }
    const observer = new IntersectionObserver((entries) => {
      const seen = entries
        .filter((entry) => entry.isIntersecting)
        .map(({ target }) => cards.indexOf(target) + 1);
      setCount((before) => Math.max(before, ...seen));
    });
    cards.forEach((card) => observer.observe(card));
    window.addEventListener('scroll', askForAll, { once: true, passive: true });
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', askForAll);
    };
  }, [list]);
  return count;
}

/** The skeleton of the grid, shown until the first answer. */
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
