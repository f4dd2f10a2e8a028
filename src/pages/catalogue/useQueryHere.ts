import { startTransition } from 'react';
import { useLocation, useNavigate, type NavigateOptions } from 'react-router-dom';

/**
 * Changes the query of the page on screen, or goes back. The router's location may lag behind the browser's,
 * so both use the browser's: after a link or a redirect they do nothing, which would undo that navigation
 * (behaviour 8.24).
 */
export function useQueryHere() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isHere = (): boolean => window.location.pathname === pathname;
  return {
    go: (query: URLSearchParams, options: NavigateOptions): void => {
      // In a transition, so that the page stays responsive: the list may be long.
      // A comma needs no escape in a query.
      const search = query.toString().replaceAll('%2C', ',');
      if (isHere()) startTransition(() => void navigate({ search }, options));
    },
    /** Goes back by a number of history entries. */
    back: (entries: number): void => {
      if (isHere()) void navigate(-entries);
    },
  };
}
