import { memo, useEffect, useState, type ReactNode } from 'react';
import { transitionAfterPaint } from '../../lib/transitionAfterPaint';
import { GROUP_SIZE } from './groups';

/** Rows that are drawn in one task, few enough for a slow phone: whole lines in 1, 2 and 4 columns. */
const SLICE = 4;

/** Where a row stands: from 1 on, and of how many (-1 while that is unknown). */
export interface RowPlace {
  position: number;
  size: number;
}

interface RowGroupProps<Row> {
  /** Among the list's groups. */
  index: number;
  rows: readonly Row[];
  /** Of the whole list, or -1. */
  size: number;
  /**
   * For a group outside the view: the height in px that it has while its rows are drawn, a few at a time. Only the
   * first value counts; null draws all rows at once.
   */
  reservedHeight: number | null;
  className?: string | undefined;
  /** A row's element, with its key. */
  children: (row: Row, place: RowPlace) => ReactNode;
}

/** A longer list is a new array, but the groups before its end hold what they held. */
function isSameGroup<Row>(a: RowGroupProps<Row>, b: RowGroupProps<Row>): boolean {
  return (
    a.children === b.children &&
    a.size === b.size &&
    a.rows.length === b.rows.length &&
    a.rows.every((row, at) => row === b.rows[at])
  );
}

/** A group of a list's rows. */
export const RowGroup = memo(function RowGroup<Row>({
  index,
  rows,
  size,
  reservedHeight,
  className,
  children,
}: RowGroupProps<Row>) {
  const [height] = useState(reservedHeight);
  const [drawn, setDrawn] = useState(height === null ? Infinity : SLICE);
  // Rows that are appended later are drawn at once.
  if (drawn !== Infinity && drawn >= rows.length) setDrawn(Infinity);
  const minHeight = drawn === Infinity ? null : height;
  useEffect(
    () => (drawn === Infinity ? undefined : transitionAfterPaint(() => setDrawn(drawn + SLICE))),
    [drawn],
  );
  return (
    <div
      role="none"
      className={className}
      data-group={index}
      style={minHeight === null ? undefined : { minHeight }}
    >
      {rows.slice(0, drawn).map((row, at) => children(row, { position: index * GROUP_SIZE + at + 1, size }))}
    </div>
  );
}, isSameGroup) as <Row>(props: RowGroupProps<Row>) => ReactNode;
