import { Suspense, type ReactNode } from 'react';

/**
 * A part of a prerendered page that can wait: React hydrates it after the rest of the page, or at once when
 * the user interacts with it. Nothing in it suspends, so it needs no fallback. Without it, prices come later
 * on a slow phone (docs/decisions/measurements.md).
 */
export function HydrateLater({ children }: { children: ReactNode }) {
  return <Suspense fallback={null}>{children}</Suspense>;
}
