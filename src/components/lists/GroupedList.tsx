import {
  memo,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type ReactNode,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { SCROLLED_ROW_LIMIT } from '../../config/constants';
import { classNames } from '../../lib/classNames';
import { HistoryEntryCache } from '../../lib/HistoryEntryCache';
import { useInView } from '../../lib/useInView';
import styles from './GroupedList.module.css';

/** Whole lines in 1, 2, 3 and 4 columns. */
export const GROUP_SIZE = 12;

/** A group that is closer to the view than this is rendered. */
const NEAR = '1600px';

/** The groups that are rendered at once when a list appears. */
const FIRST = 2;

/** Later groups are rendered at once, because they follow the view, unless a server sends too many rows. */
const MOST_AT_ONCE = SCROLLED_ROW_LIMIT / GROUP_SIZE;

/** The `aria-setsize` of a list whose length is not known yet. */
const UNKNOWN_SIZE = -1;

/** A row's position from 1, and the size of the list (-1 while it is unknown). */
export interface RowPlace {
  position: number;
  size: number;
}

/** A group when its page was left. */
interface LeftGroup {
  /** In px. */
  height: number;
  isInView: boolean;
}

/** By history entry, so that Back renders the same rows at the same place in its first frame. */
const left = new HistoryEntryCache<readonly LeftGroup[]>();

function leftGroups(list: HTMLElement): readonly LeftGroup[] {
  return Array.from(list.children, (group) => {
    const { height, top, bottom } = group.getBoundingClientRect();
    return { height, isInView: bottom >= 0 && top <= window.innerHeight };
  });
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

/**
 * A long list, in groups that the browser lays out only near the view. When a list appears that has many rows already,
 * as after Back, a group is rendered when it first comes near.
 */
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
  const [entry] = useState(useLocation().key);
  const [before] = useState(() => left.get(entry) ?? []);
  const printing = usePrinting();
  const groups = useMemo(
    () =>
      Array.from({ length: Math.ceil(rows.length / GROUP_SIZE) }, (_, index) =>
        rows.slice(index * GROUP_SIZE, (index + 1) * GROUP_SIZE),
      ),
    [rows],
  );
  const [countAtFirst] = useState(groups.length);
  const isAtOnce = (index: number): boolean =>
    index < countAtFirst ? (before[index]?.isInView ?? index < FIRST) : index < MOST_AT_ONCE;
  useLayoutEffect(() => {
    const element = list.current;
    return () => {
      if (element) left.set(entry, leftGroups(element));
    };
  }, [entry, list]);
  return (
    <div ref={list} role="list" aria-label={label} className={className}>
      {groups.map((group, index) => (
        <RowGroup
          key={index}
          index={index}
          rows={group}
          size={complete ? rows.length : UNKNOWN_SIZE}
          height={before[index]?.height}
          atOnce={isAtOnce(index)}
          printing={printing}
          className={groupClassName}
        >
          {children}
        </RowGroup>
      ))}
    </div>
  );
}

interface RowGroupProps<Row> {
  index: number;
  rows: readonly Row[];
  /** The size of the whole list, or -1. */
  size: number;
  /** The height in px when the page was left, if the list had the group then. */
  height: number | undefined;
  /** Whether it is rendered without waiting until it is near the view. Only the first value counts. */
  atOnce: boolean;
  printing: boolean;
  className?: string | undefined;
  children: (row: Row, place: RowPlace) => ReactNode;
}

/** When the list grows, its array is new but the earlier groups have the same rows. */
function isSameGroup<Row>(a: RowGroupProps<Row>, b: RowGroupProps<Row>): boolean {
  return (
    a.children === b.children &&
    a.size === b.size &&
    a.printing === b.printing &&
    a.rows.length === b.rows.length &&
    a.rows.every((row, at) => row === b.rows[at])
  );
}

const RowGroup = memo(function RowGroup<Row>({
  index,
  rows,
  size,
  height,
  atOnce,
  printing,
  className,
  children,
}: RowGroupProps<Row>) {
  const group = useRef<HTMLDivElement>(null);
  const isNear = useInView(group, NEAR, true, atOnce);
  // Deferred, because React interrupts it: rows outside the view take many short tasks.
  const isRendered = useDeferredValue(isNear) || printing;
  const style = height === undefined ? undefined : ({ '--height': `${String(height)}px` } as CSSProperties);
  return (
    <div
      ref={group}
      role="none"
      className={classNames(styles.group, !isRendered && styles.empty, className)}
      style={style}
    >
      {isRendered && rows.map((row, at) => children(row, { position: index * GROUP_SIZE + at + 1, size }))}
    </div>
  );
}, isSameGroup) as <Row>(props: RowGroupProps<Row>) => ReactNode;

/** Whether the page is being printed: then all rows are rendered. */
function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    // Update synchronously: the browser captures the page when the event ends.
    const change = ({ type }: Event): void => flushSync(() => setPrinting(type === 'beforeprint'));
    window.addEventListener('beforeprint', change);
    window.addEventListener('afterprint', change);
    return () => {
      window.removeEventListener('beforeprint', change);
      window.removeEventListener('afterprint', change);
    };
  }, []);
  return printing;
}
