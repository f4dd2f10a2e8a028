import { useEffect, useState, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { LOADING_MORE_MS, PAGE_SIZE } from '#config/constants';
import { useCartState } from '#shop/cart/CartContext';
import { quantityOf, type ShownRow } from '#shop/cart/rows';
import { productKey } from '#shop/products/ids';
import { perCustomer } from '#shop/session/customer';
import { announce } from '#ui/alerts/announce';
import { InfiniteTrigger } from '#ui/list/InfiniteTrigger';
import { SkipToFooter } from '#ui/list/SkipToFooter';
import { uiText } from '#ui/texts';
import styles from './CartList.module.css';
import { CartRow } from './CartRow';
import { cartText } from './texts';

/** The number of rows shown at each history entry, so that Back restores the list's length. */
const shownAt = perCustomer(() => new Map<string, number>());

interface CartListProps {
  /** All rows that can be displayed. */
  rows: readonly ShownRow[];
  blocked: boolean;
  listRef: RefObject<HTMLUListElement | null>;
  /** Changes a row's quantity; `by` is 1 or -1. */
  onChangeBy: (row: ShownRow, by: number) => void;
  onRemove: (row: ShownRow) => void;
}

export function CartList({ rows, blocked, listRef, onChangeBy, onRemove }: CartListProps) {
  const { count, loadingMore, showMore } = useVisibleRows();
  const more = rows.length > count;
  const keys = uniqueKeys(rows);
  const changes = useCartState((state) => state.changes);
  const changing = useCartState((state) => state.changing);
  const isChanging = (key: string): boolean => changes.has(key) || changing === key;
  return (
    <div>
      {rows.length > PAGE_SIZE && <SkipToFooter />}
      <ul ref={listRef} role="list" aria-label={cartText('cart.list')}>
        {rows.slice(0, count).map((row, index) => (
          <CartRow
            key={keys[index]}
            row={row}
            isOnlyRow={quantityOf(rows, row.productId) === row.quantity}
            isChanging={isChanging(productKey(row.productId))}
            blocked={blocked}
            onChangeBy={onChangeBy}
            onRemove={onRemove}
          />
        ))}
      </ul>
      {more && (
        <InfiniteTrigger active={!loadingMore} onReach={showMore} margin="0px" className={styles.placeholder}>
          {loadingMore && <p>{uiText('list.loadingMore')}</p>}
        </InfiniteTrigger>
      )}
    </div>
  );
}

/** Creates a unique key for each row, because a server may send a product in two rows. */
function uniqueKeys(rows: readonly ShownRow[]): string[] {
  const seen = new Map<string, number>();
  return rows.map(({ productId }) => {
    const times = (seen.get(productId) ?? 0) + 1;
    seen.set(productId, times);
    return `${productId} ${times}`;
  });
}

/** Shows rows 10 at a time, with 'Loading more...' for a moment before each ten. */
function useVisibleRows() {
  const { key } = useLocation();
  const [count, setCount] = useState(() => shownAt().get(key) ?? PAGE_SIZE);
  const [loadingMore, setLoadingMore] = useState(false);

  useEffect(() => {
    shownAt().set(key, count);
  }, [key, count]);

  useEffect(() => {
    if (!loadingMore) return;
    announce(uiText('list.loadingMore'));
    const timer = setTimeout(() => {
      setCount((shown) => shown + PAGE_SIZE);
      setLoadingMore(false);
    }, LOADING_MORE_MS);
    return () => clearTimeout(timer);
  }, [loadingMore]);

  return { count, loadingMore, showMore: () => setLoadingMore(true) };
}
