import { useMemo, useRef, type ReactNode, type RefObject } from 'react';
import { groupsOf } from './groups';
import { RowGroup, type RowPlace } from './RowGroup';
import { useGroupWindow } from './useGroupWindow';

/** The `aria-setsize` of a list whose length is not known yet. */
const UNKNOWN_SIZE = -1;

interface GroupedListProps<Row> {
  rows: readonly Row[];
  /** No more will come. */
  complete: boolean;
  /** Where what is around the list looks into it. */
  list?: RefObject<HTMLDivElement | null>;
  label?: string;
  className?: string | undefined;
  groupClassName?: string | undefined;
  /** A row's list item, with its key; while it is the same function, rows that stay are not drawn again. */
  children: (row: Row, place: RowPlace) => ReactNode;
}

/** A list of any length, in groups of which those near the view are in the document (behaviour 8.21). */
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
