import { memo, useEffect, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react';
import { transitionAfterPaint } from '../../lib/transitionAfterPaint';
import { GROUP_SIZE, groupsOf } from './groups';
import { useGroupWindow } from './useGroupWindow';

/** The `aria-setsize` of a list whose length is not known yet. */
const UNKNOWN_SIZE = -1;

/** Rows rendered in one task: few enough for a slow phone, whole lines in 1, 2 and 4 columns. */
const SLICE = 4;

/** A row's position from 1, and the size of the list (-1 while it is unknown). */
export interface RowPlace {
  position: number;
  size: number;
}

interface GroupedListProps<Row> {
  rows: readonly Row[];
  complete: boolean;
  /** A ref to the list's element. */
  list?: RefObject<HTMLDivElement | null>;
  label?: string;
  className?: string | undefined;
  groupClassName?: string | undefined;
  /** Renders a row as a list item with its key. Keep the function stable: then rows don't rerender. */
  children: (row: Row, place: RowPlace) => ReactNode;
}

/** A list of any length, in groups. Only the groups near the view are in the document (behaviour 8.21). */
export function GroupedList<Row>({
  rows,
  complete,
  list: given,
  label,
  className,
  groupClassName,
  children,
}: GroupedListProps<Row>) {
  const own = useRef<HTMLDivElement>(null);
  const list = given ?? own;
  const groups = useMemo(() => groupsOf(rows), [rows]);
  const parts = useGroupWindow(list, groups.length);
  return (
    <div ref={list} role="list" aria-label={label} className={className}>
      {parts.map(({ index, height, drawn, reservedHeight }) =>
        drawn ? (
          <RowGroup
            key={index}
            index={index}
            rows={groups[index] ?? []}
            size={complete ? rows.length : UNKNOWN_SIZE}
            reservedHeight={reservedHeight}
            className={groupClassName}
          >
            {children}
          </RowGroup>
        ) : (
          <div key={`place ${String(index)}`} role="none" style={{ height }} />
        ),
      )}
    </div>
  );
}

interface RowGroupProps<Row> {
  index: number;
  rows: readonly Row[];
  /** The size of the whole list, or -1. */
  size: number;
  /**
   * For a group outside the view: the height in px to keep while its rows are rendered a few at a time. Only
   * the first value counts; null renders all rows at once.
   */
  reservedHeight: number | null;
  className?: string | undefined;
  children: (row: Row, place: RowPlace) => ReactNode;
}

/** When the list grows, its array is new but the earlier groups have the same rows. */
function isSameGroup<Row>(a: RowGroupProps<Row>, b: RowGroupProps<Row>): boolean {
  return (
    a.children === b.children &&
    a.size === b.size &&
    a.rows.length === b.rows.length &&
    a.rows.every((row, at) => row === b.rows[at])
  );
}

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
  // Rows that are appended later are rendered at once.
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
