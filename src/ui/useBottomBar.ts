import { useLayoutEffect, type RefObject } from 'react';

/** About the height of two alerts, in px: a bar that ends closer to the bottom has alerts above it. */
const NEAR = 200;

/** Tells the alerts how much of the window a bar at its bottom covers; none where the page ends higher up. */
export function useBottomBar(bar: RefObject<HTMLElement | null>, shown = true): void {
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element || !shown) return;
    const { style } = document.documentElement;
    const tell = (): void => {
      const { top, bottom } = element.getBoundingClientRect();
      const covered = bottom > innerHeight - NEAR ? Math.max(0, innerHeight - top) : 0;
      style.setProperty('--bottom-bar', `${covered}px`);
    };
    const size = new ResizeObserver(tell);
    const place = new IntersectionObserver(tell, {
      rootMargin: `0px 0px -${NEAR}px`,
      threshold: [0, 1],
    });
    size.observe(element, { box: 'border-box' });
    place.observe(element);
    // A bar that slides in reaches its place when the transition ends.
    element.addEventListener('transitionend', tell);
    return () => {
      element.removeEventListener('transitionend', tell);
      size.disconnect();
      place.disconnect();
      style.removeProperty('--bottom-bar');
    };
  }, [bar, shown]);
}
