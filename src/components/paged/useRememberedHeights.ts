import { useLayoutEffect, useState, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { HistoryEntryCache } from '../../lib/HistoryEntryCache';

export function heightOf(element: Element): number {
  return element.getBoundingClientRect().height;
}

const remembered = new HistoryEntryCache<readonly number[]>();

/**
 * The heights in px that the groups of a list had when its history entry was left, so that Back finds its
 * position before the rows are rendered (behaviour 4.3). Empty on the first visit.
 * @param list the element whose children are the groups
 */
export function useRememberedHeights(list: RefObject<HTMLElement | null>): readonly number[] {
  const [entry] = useState(useLocation().key);
  const [heights] = useState(() => remembered.get(entry) ?? []);
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    return () => {
      remembered.set(entry, Array.from(element.children, heightOf));
    };
  }, [list, entry]);
  return heights;
}
