import { Suspense, type ReactNode } from 'react';

/**
 * A part of a prerendered page that can wait: React hydrates it after what stands around it, or at once when it is
 * pressed. Nothing in it suspends, so there is no fallback.
 */
export function HydrateLater({ children }: { children: ReactNode }) {
  return <Suspense fallback={null}>{children}</Suspense>;
}
