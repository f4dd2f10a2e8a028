import { useEffect, useMemo, useState } from 'react';

const DRAWN_AT_ONCE = 200;

/** The rows that are drawn: 200 more at a time, so that a long list keeps the page responsive. */
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
