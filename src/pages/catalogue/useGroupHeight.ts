import { useEffect, type RefObject } from 'react';

/**
 * Keeps the inner height of the list's first group in its `--group-height`, as the measure of the groups that the
 * browser skips. The first group alone is never skipped, so this costs no layout of its own.
 */
export function useGroupHeight(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = list.current;
    const first = element?.firstElementChild;
    if (!element || !first) return;
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.contentBoxSize[0]?.blockSize;
      if (height) element.style.setProperty('--group-height', `${height}px`);
    });
    observer.observe(first);
    return () => observer.disconnect();
  }, [list]);
}
