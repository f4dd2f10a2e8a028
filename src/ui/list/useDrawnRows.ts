import { useEffect, useMemo, useState } from 'react';

const DRAWN_AT_ONCE = 200;

/**
 * The rows that are drawn: at most 200 new ones at a time, so that a long list that comes at once keeps the page
 * responsive. All are drawn soon, so that the browser's Find in page finds them.
 */
export function useDrawnRows<Row>(rows: readonly Row[]): readonly Row[] {
  const [drawn, setDrawn] = useState(DRAWN_AT_ONCE);
  const isPart = drawn < rows.length;
  useEffect(() => {
    if (!isPart) return;
    const timer = setTimeout(() => setDrawn((count) => count + DRAWN_AT_ONCE));
    return () => clearTimeout(timer);
  }, [isPart, drawn]);
  return useMemo(() => (isPart ? rows.slice(0, drawn) : rows), [isPart, rows, drawn]);
}
