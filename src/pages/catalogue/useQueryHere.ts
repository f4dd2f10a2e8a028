import { startTransition } from 'react';
import { useLocation, useNavigate, type NavigateOptions } from 'react-router-dom';

/**
 * Changes the query of the page on screen, or goes back. If the browser has already moved to another address
 * (by a link or a redirect), both do nothing: they would undo that navigation (behaviour 8.24).
 */
export function useQueryHere() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return {
    go: (query: URLSearchParams, options: NavigateOptions): void => {
      if (window.location.pathname !== pathname) return;
      // In a transition, so that the page stays responsive: the list may be long.
      startTransition(() => void navigate({ search: query.toString() }, options));
    },
    back: (): void => {
      if (window.location.pathname + window.location.search === pathname + search) void navigate(-1);
    },
  };
}
