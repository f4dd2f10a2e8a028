import { createContext, use, useEffect, useState, type ReactNode } from 'react';
import type * as Hearts from './choosing/Heart';

const HeartContext = createContext<typeof Hearts | null>(null);

/** The heart of a perfume's picture, and the filter by hearts, once their code is there. */
export const useHearts = (): typeof Hearts | null => use(HeartContext);

/** Brings hearts to the pictures below once the page is hydrated. */
export function WithHearts({ children }: { children: ReactNode }) {
  const [hearts, setHearts] = useState<typeof Hearts | null>(null);
  useEffect(() => {
    import('./choosing/Heart').then(
      setHearts,
      // The shop sells without them.
      () => undefined,
    );
  }, []);
  return <HeartContext value={hearts}>{children}</HeartContext>;
}
