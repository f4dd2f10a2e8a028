import { createContext, use, type ReactNode } from 'react';
import { nextFrame } from '../lib/nextFrame';
import { useLateCode } from '../lib/useLateCode';
import type * as Hearts from './choosing/Heart';

const HeartContext = createContext<typeof Hearts | null>(null);
const loadHearts = () => nextFrame().then(() => import('./choosing/Heart'));

/** The heart of a perfume's picture, and the filter by hearts, once their code is there. */
export const useHearts = (): typeof Hearts | null => use(HeartContext);

/** Brings hearts to the pictures below once the page is hydrated; the shop sells without them. */
export function WithHearts({ children }: { children: ReactNode }) {
  return <HeartContext value={useLateCode(loadHearts)}>{children}</HeartContext>;
}
