import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { onSessionChange } from '../../api/sessionStore';
import { LOADING_MORE_MS, PAGE_SIZE } from '../../config/constants';
import { t } from '../../i18n/cart';
import { HistoryEntryCache } from '../../lib/HistoryEntryCache';
import { announce } from '../../ui/announce';

/** The number of rows shown at each history entry, so that Back restores the list's length. */
const shownAt = new HistoryEntryCache<number>();
onSessionChange(() => shownAt.clear());

interface VisibleRows {
  count: number;
  /** Whether the next ten rows are about to show. */
  loadingMore: boolean;
  showMore: () => void;
}

/** Shows rows 10 at a time, with 'Loading more...' for a moment before each ten (behaviour 11.9). */
export function useVisibleRows(): VisibleRows {
  const { key } = useLocation();
  const [count, setCount] = useState(() => shownAt.get(key) ?? PAGE_SIZE);
  const [loadingMore, setLoadingMore] = useState(false);

  useEffect(() => {
    shownAt.set(key, count);
  }, [key, count]);

  useEffect(() => {
    if (!loadingMore) return;
    announce(t('cart.loadingMore'));
    const timer = setTimeout(() => {
      setCount((shown) => shown + PAGE_SIZE);
      setLoadingMore(false);
    }, LOADING_MORE_MS);
    return () => clearTimeout(timer);
  }, [loadingMore]);

  return { count, loadingMore, showMore: () => setLoadingMore(true) };
}
