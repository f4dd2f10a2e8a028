import { startTransition } from 'react';
import { useLocation, useNavigate, type NavigateOptions } from 'react-router-dom';

/**
 * Changes the query of the page on screen, or goes back from it. Once the browser is elsewhere, as after a link or
 * a refusal, nothing happens while the next page is on its way: it would be undone (behaviour 8.24).
 */
export function useQueryHere() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return {
    go: (query: URLSearchParams, options: NavigateOptions): void => {
      if (window.location.pathname !== pathname) return;
      // In slices, between which the page answers: the list may be long.
      startTransition(() => void navigate({ search: query.toString() }, options));
    },
    back: (): void => {
      if (window.location.pathname + window.location.search === pathname + search) void navigate(-1);
    },
  };
}
