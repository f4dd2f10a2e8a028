import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';

/**
 * The router. It draws the next page in the task of the click or of Back: as React transitions, in slices between the
 * frames of whatever moves, navigations took a slow phone 1.5 to 3 times as long (docs/decisions/browser-router.md).
 */
export function ShopRouter({ children }: { children: ReactNode }) {
  return <BrowserRouter useTransitions={false}>{children}</BrowserRouter>;
}
