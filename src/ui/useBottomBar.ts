import { useLayoutEffect, type RefObject } from 'react';

/**
 * Tells the alerts how much of the screen's bottom an element takes that sticks there (behaviour 3.28).
 * @param shown it does so at the moment
 */
export function useBottomBar(bar: RefObject<HTMLElement | null>, shown = true): void {
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element || !shown || typeof ResizeObserver === 'undefined') return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      style.setProperty('--bottom-bar', `${String(element.offsetHeight)}px`);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--bottom-bar');
    };
  }, [bar, shown]);
}
