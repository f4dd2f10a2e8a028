import { useState } from 'react';
import { keepOrder } from '../../model/paging';

/**
 * The rows of a list; when it is read again while it is on screen, each row keeps its place (behaviour 8.25).
 * @param name of the list; undefined while it is not loaded
 * @param rows as the server has them
 */
export function useStableOrder<Row extends { id: string }>(
  name: string | undefined,
  rows: readonly Row[],
): readonly Row[] {
  const [kept, setKept] = useState({ name, of: rows, rows });
  if (kept.name === name && kept.of === rows) return kept.rows;
  const next = name !== undefined && kept.name === name ? keepOrder(kept.rows, rows) : rows;
  setKept({ name, of: rows, rows: next });
  return next;
}
