import { ViewTransition, type ReactNode } from 'react';
import { useReducedMotion } from '../lib/useMediaQuery';

/**
 * A perfume's picture, which moves from one page to the next where both show it (by a view transition; React names
 * the two elements for as long as it lasts). Elsewhere, in browsers without transitions and under reduced motion
 * the pages simply change.
 * @param of the address of the perfume's page; undefined for a product that has none
 */
export function SharedPicture({ of, children }: { of: string | undefined; children: ReactNode }) {
  return of === undefined ? children : <Shared of={of}>{children}</Shared>;
}

function Shared({ of, children }: { of: string; children: ReactNode }) {
  const still = useReducedMotion();
  return (
    <ViewTransition name={of} default="none" share={still ? 'none' : 'auto'}>
      {children}
    </ViewTransition>
  );
}
