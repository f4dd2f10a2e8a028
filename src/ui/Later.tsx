import { Suspense, useDeferredValue, type ReactNode } from 'react';
import { useHydrated } from '#lib/useHydrated';

/**
 * A part of a page below its first screen, which can wait. In a prerendered page, React hydrates it after the rest, or at
 * once when the user interacts with it. After a navigation, it is rendered in the frame after the first one. Nothing in it
 * suspends, so it needs no fallback. Figures: docs/decisions/measurements.md.
 */
export function Later({ children }: { children: ReactNode }) {
  const isShown = useDeferredValue(true, !useHydrated());
  return <Suspense fallback={null}>{isShown && children}</Suspense>;
}
