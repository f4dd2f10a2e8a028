import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ROW_LIMIT } from '../../config/constants';
import { HistoryEntryCache } from '../../lib/HistoryEntryCache';
import type { PagedList } from './usePagedList';

/** The limit at each history entry, so that Back restores the list's length. */
const limits = new HistoryEntryCache<number>();

/** Limits the rows of a list in the document. At the limit, 'Load more' raises it (behaviour 8.29). */
export function useRowLimit<Row>(list: PagedList<Row>): PagedList<Row> {
  const { rows, more } = list;
  const [entry] = useState(useLocation().key);
  const [limit, setLimit] = useState(() => limits.get(entry) ?? ROW_LIMIT);
  useEffect(() => {
    limits.set(entry, limit);
  }, [entry, limit]);
  const shown = useMemo(() => (rows.length > limit ? rows.slice(0, limit) : rows), [rows, limit]);

  const isFull = rows.length > limit || (rows.length === limit && more === 'auto');
  if (!isFull || more === 'loading') return { ...list, rows: shown };
  return { ...list, rows: shown, more: 'byHand', loadMore: () => setLimit(limit + ROW_LIMIT) };
}
