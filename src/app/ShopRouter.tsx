import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';

/**
 * The router. It renders the next page synchronously, in the task of the click or of Back. As React
 * transitions, interrupted by the frames of animations, navigations took a slow phone 1.5 to 3 times as long
 * (docs/decisions/browser-router.md).
 */
export function ShopRouter({ children }: { children: ReactNode }) {
  return <BrowserRouter useTransitions={false}>{children}</BrowserRouter>;
}
