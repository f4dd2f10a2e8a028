import { createContext, use, type ComponentProps, type ReactNode } from 'react';
import { idle } from '../lib/idle';
import { useLateCode } from '../lib/useLateCode';
import type * as Hearts from './choosing/Heart';

const HeartContext = createContext<typeof Hearts | null>(null);
const loadHearts = () => idle().then(() => import('./choosing/Heart'));

/** The heart of a perfume's picture, once its code is there: only it is rendered again then. */
export function LateHeart(props: ComponentProps<typeof Hearts.Heart>) {
  const hearts = use(HeartContext);
  return hearts && <hearts.Heart {...props} />;
}

/** The filter by hearts, once its code is there. */
export function LateSavedFilter(props: ComponentProps<typeof Hearts.SavedFilter>) {
  const hearts = use(HeartContext);
  return hearts && <hearts.SavedFilter {...props} />;
}

/** Brings hearts to the pictures below once the page is hydrated; the shop sells without them. */
export function WithHearts({ children }: { children: ReactNode }) {
  return <HeartContext value={useLateCode(loadHearts)}>{children}</HeartContext>;
}
