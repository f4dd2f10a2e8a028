import { useLayoutEffect, type RefObject } from 'react';

/** About the height of two alerts, in px: a bar that ends closer to the bottom has alerts above it. */
const NEAR = 200;

/** Tells the alerts how much of the window a bar at its bottom covers; none where the page ends higher up. */
export function useBottomBar(bar: RefObject<HTMLElement | null>, shown = true): void {
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element || !shown) return;
    const { style } = document.documentElement;
    const update = (): void => {
      const { top, bottom } = element.getBoundingClientRect();
      const covered = bottom > innerHeight - NEAR ? Math.max(0, innerHeight - top) : 0;
      style.setProperty('--bottom-bar', `${covered}px`);
    };
    const size = new ResizeObserver(update);
    const position = new IntersectionObserver(update, {
      rootMargin: `0px 0px -${NEAR}px`,
      threshold: [0, 1],
    });
    size.observe(element, { box: 'border-box' });
    position.observe(element);
    // A bar that slides in reaches its place when the transition ends.
    element.addEventListener('transitionend', update);
    return () => {
      element.removeEventListener('transitionend', update);
      size.disconnect();
      position.disconnect();
      style.removeProperty('--bottom-bar');
    };
  }, [bar, shown]);
}
