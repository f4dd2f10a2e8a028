import {
  memo,
  startTransition,
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
import { useLocation } from 'react-router-dom';
import { classNames } from '../../lib/classNames';
import { HistoryEntryCache } from '../../lib/HistoryEntryCache';
import styles from './GroupedList.module.css';
import { usePrinting } from './usePrinting';

/** Rows of a group: whole lines in 1, 2, 3 and 4 columns. */
export const GROUP_SIZE = 12;

/** The distance from the view at which the rows of a group are rendered. */
const NEAR = '200% 0px';

/** The `aria-setsize` of a list whose length is not known yet. */
const UNKNOWN_SIZE = -1;

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

/**
 * A long list, in groups of rows. A group's rows are rendered when it first comes near the view, and the
 * browser skips the layout and paint of groups outside of it (behaviour 8.21).
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
  const groups = useMemo(() => groupsOf(rows), [rows]);
  const several = groups.length > 1;
  const heights = useRememberedHeights(list);
  const printing = usePrinting();
  // Deferred, because it rerenders all rows.
  const size = useDeferredValue(complete ? rows.length : UNKNOWN_SIZE);

  // Until they are rendered, the other groups are as high as the first.
  useLayoutEffect(() => {
    const element = list.current;
    const first = element?.firstElementChild;
    if (several && first) element.style.setProperty('--group', `${String(heightOf(first))}px`);
  }, [list, several]);
  return (
    <div ref={list} role="list" aria-label={label} className={className}>
      {groups.map((group, index) => (
        <RowGroup
          key={index}
          index={index}
          rows={group}
          size={size}
          height={heights[index]}
          whole={printing}
          className={groupClassName}
        >
          {children}
        </RowGroup>
      ))}
    </div>
  );
}

const remembered = new HistoryEntryCache<readonly number[]>();

/**
 * The heights in px that the groups of a list had when its history entry was left, so that Back finds its
 * position before the rows are rendered (behaviour 4.3). Empty on the first visit.
 */
function useRememberedHeights(list: RefObject<HTMLElement | null>): readonly number[] {
  const [entry] = useState(useLocation().key);
  const [heights] = useState(() => remembered.get(entry) ?? []);
  useLayoutEffect(() => {
    const element = list.current;
    return () => {
      if (element) remembered.set(entry, Array.from(element.children, heightOf));
    };
  }, [list, entry]);
  return heights;
}

function heightOf(element: Element): number {
  return element.getBoundingClientRect().height;
}

/** Splits rows into groups of {@link GROUP_SIZE}; the last may be shorter. */
function groupsOf<Row>(rows: readonly Row[]): readonly (readonly Row[])[] {
  return Array.from({ length: Math.ceil(rows.length / GROUP_SIZE) }, (_, index) =>
    rows.slice(index * GROUP_SIZE, (index + 1) * GROUP_SIZE),
  );
}

interface RowGroupProps<Row> {
  index: number;
  rows: readonly Row[];
  /** The size of the whole list, or -1. */
  size: number;
  /** The height in px when this history entry was left; undefined on its first visit. */
  height: number | undefined;
  /** Renders the rows wherever the group is. */
  whole: boolean;
  className?: string | undefined;
  children: (row: Row, place: RowPlace) => ReactNode;
}

/** When the list grows, its array is new but the earlier groups have the same rows. */
function isSameGroup<Row>(a: RowGroupProps<Row>, b: RowGroupProps<Row>): boolean {
  return (
    a.children === b.children &&
    a.size === b.size &&
    a.whole === b.whole &&
    a.rows.length === b.rows.length &&
    a.rows.every((row, at) => row === b.rows[at])
  );
}

const RowGroup = memo(function RowGroup<Row>({
  index,
  rows,
  size,
  height,
  whole,
  className,
  children,
}: RowGroupProps<Row>) {
  const box = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(index === 0 && height === undefined);

  // Before the first paint, so that a list that is shown again is complete in its first frame.
  useLayoutEffect(() => {
    if (box.current && isInView(box.current.getBoundingClientRect())) setNear(true);
  }, []);
  useEffect(() => {
    if (near || !box.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        if (!entry?.isIntersecting) return;
        if (isInView(entry.boundingClientRect)) setNear(true);
        else startTransition(() => setNear(true));
      },
      { rootMargin: NEAR },
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [near]);

  const style = height === undefined ? undefined : ({ '--group': `${String(height)}px` } as CSSProperties);
  return (
    <div ref={box} role="none" className={classNames(styles.group, className)} style={style}>
      {(near || whole) &&
        rows.map((row, at) => children(row, { position: index * GROUP_SIZE + at + 1, size }))}
    </div>
  );
}, isSameGroup) as <Row>(props: RowGroupProps<Row>) => ReactNode;

function isInView({ top, bottom }: DOMRectReadOnly): boolean {
  return top <= window.innerHeight && bottom >= 0;
}
