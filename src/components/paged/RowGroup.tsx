import { useEffect, useState, type ReactNode } from 'react';
import { changeLater } from '../../lib/changeLater';

/** Rows that a slow phone draws in one task: whole lines in 1, 2 and 4 columns. */
const SLICE = 4;

interface RowGroupProps<Row> {
  /** Among the list's groups. */
  index: number;
  rows: readonly Row[];
  /**
   * For a group that nobody sees yet: the height in px that it keeps while its rows come, a few at a time. What it is
   * first counts.
   */
  ahead: number | null;
  className?: string | undefined;
  children: (row: Row, at: number) => ReactNode;
}

/** A group of a list's rows, for a list that uses `useGroupWindow`. */
export function RowGroup<Row>({ index, rows, ahead, className, children }: RowGroupProps<Row>) {
  const [height] = useState(ahead);
  const [drawn, setDrawn] = useState(height === null ? Infinity : SLICE);
  // From then on rows that are added come at once.
  if (drawn !== Infinity && drawn >= rows.length) setDrawn(Infinity);
  const minHeight = drawn === Infinity ? null : height;
  useEffect(() => (drawn === Infinity ? undefined : changeLater(() => setDrawn(drawn + SLICE))), [drawn]);
  return (
    <div
      role="none"
      className={className}
      data-group={index}
      style={minHeight === null ? undefined : { minHeight }}
    >
      {rows.slice(0, drawn).map(children)}
    </div>
  );
}
