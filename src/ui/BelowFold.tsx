import { Suspense, useDeferredValue, useState, type ReactNode } from 'react';
import { hasStarted } from '#lib/useHydrated';

/**
 * A part of a page below its first screen, which can wait. In a prerendered page, React hydrates it after the rest, or at
 * once when the user interacts with it. After a navigation, it is rendered in the frame after the first one. Nothing in it
 * suspends, so it needs no fallback. Figures: docs/decisions/measurements.md.
 */
export function BelowFold({ children }: { children: ReactNode }) {
  // A value that changes after the hydration would make React hydrate the part at once.
  const [isOfFirstPage] = useState(() => !hasStarted());
  const isShown = useDeferredValue(true, isOfFirstPage);
  return <Suspense fallback={null}>{isShown && children}</Suspense>;
}
