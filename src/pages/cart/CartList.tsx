import type { RefObject } from 'react';
import { PAGE_SIZE } from '../../config/constants';
import { t } from '../../i18n/cart';
import type { ShownLine } from '../../model/cart';
import { InfiniteTrigger } from '../../ui/InfiniteTrigger';
import { SkipToFooter } from '../../ui/SkipToFooter';
import styles from './CartList.module.css';
import { CartRow } from './CartRow';
import { useVisibleRows } from './useVisibleRows';

interface CartListProps {
  /** All rows that can be displayed; the list shows ten more at a time. */
  lines: readonly ShownLine[];
  blocked: boolean;
  listRef: RefObject<HTMLUListElement | null>;
  onRemove: (line: ShownLine) => void;
}

export function CartList({ lines, blocked, listRef, onRemove }: CartListProps) {
  const { count, loadingMore, showMore } = useVisibleRows();
  const more = lines.length > count;
  const keys = uniqueKeys(lines);
  return (
    <div>
      {lines.length > PAGE_SIZE && <SkipToFooter label={t('cart.skipToFooter')} />}
      <ul ref={listRef} role="list" aria-label={t('cart.list')}>
        {lines.slice(0, count).map((line, index) => (
          <CartRow key={keys[index]} line={line} blocked={blocked} onRemove={onRemove} />
        ))}
      </ul>
      {more && (
        <InfiniteTrigger active loading={loadingMore} onReach={showMore} margin="0px">
          {loadingMore && <p className={styles.loading}>{t('cart.loadingMore')}</p>}
        </InfiniteTrigger>
      )}
    </div>
  );
}

/** Creates a unique key for each row, because a server may send a product in two rows. */
function uniqueKeys(lines: readonly ShownLine[]): string[] {
  const seen = new Map<string, number>();
  return lines.map(({ productId }) => {
    const times = (seen.get(productId) ?? 0) + 1;
    seen.set(productId, times);
    return `${productId} ${times}`;
  });
}
