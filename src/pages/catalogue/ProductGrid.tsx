import { useDeferredValue } from 'react';
import { perfumes } from '#house/perfumes';
import type { Product } from '#shop/products/product';
import { BelowFold } from '#ui/BelowFold';
import { useDrawnRows } from '#ui/list/useDrawnRows';
import { ProductCard, ProductCardSkeleton } from './ProductCard';
import { catalogueText } from './texts';

/** The number of cards in the first row of the narrowest grid; their pictures are requested at once. */
const FIRST_ROW = 2;

/** The number of skeletons: whole lines in 2, 3 and 4 columns. Those of a first line come first. */
const SKELETONS = 12;
const FIRST_SKELETONS = 4;

/** The `aria-setsize` of a list whose length is not known yet. */
const UNKNOWN_SIZE = -1;

interface ProductGridProps {
  products: readonly Product[];
  isComplete: boolean;
  /** The query of the list, for the cards' links to panels over it. */
  listQuery: string;
}

/** The cards of a list. After a press, the next frame shows the pressed filter, and a later one its products. */
export function ProductGrid({ products, isComplete, listQuery }: ProductGridProps) {
  const query = useDeferredValue(listQuery);
  return (
    <div role="list" aria-label={catalogueText('catalogue.list')} className="cards">
      {/* A new list is drawn from its first rows on. */}
      <Cards key={query} products={useDeferredValue(products)} isComplete={isComplete} listQuery={query} />
    </div>
  );
}

function Cards({ products, isComplete, listQuery }: ProductGridProps) {
  const drawn = useDrawnRows(products);
  return (
    <>
      {drawn.map((product, index) => (
        <ProductCard
          key={product.id}
          product={product}
          listQuery={listQuery}
          position={index + 1}
          size={isComplete ? products.length : UNKNOWN_SIZE}
          priority={index < FIRST_ROW}
        />
      ))}
    </>
  );
}

/** The grid until the first answer. @param isWhole the list begins with the perfumes that have a page */
export function ProductGridSkeleton({ isWhole }: { isWhole: boolean }) {
  const grounds = isWhole ? Object.values(perfumes).map(({ ground }) => ground) : [];
  const skeletons = Array.from({ length: SKELETONS }, (_, index) => (
    <ProductCardSkeleton key={index} ground={grounds[index]} />
  ));
  return (
    <div className="cards" aria-hidden="true">
      {skeletons.slice(0, FIRST_SKELETONS)}
      <BelowFold>{skeletons.slice(FIRST_SKELETONS)}</BelowFold>
    </div>
  );
}
