import { Suspense, type ReactNode } from 'react';

/**
 * What a prerendered page shows below its first screen: React hydrates it when nothing else is to be done, or when it is
 * touched. Nothing in it suspends, so there is no fallback.
 */
export function HydrateLater({ children }: { children: ReactNode }) {
  return <Suspense fallback={null}>{children}</Suspense>;
}
