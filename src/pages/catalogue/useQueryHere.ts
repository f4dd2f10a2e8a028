import { startTransition } from 'react';
import { useLocation, useNavigate, type NavigateOptions } from 'react-router-dom';
import { isOverlayEntry } from '../../config/overlayAddress';
import { entryState } from '../../lib/entryState';

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
      if (isHere()) startTransition(() => void navigate({ search: query.toString() }, options));
    },
    /** Goes back from an overlay's own history entry. @returns false if the current entry is not one */
    back: (): boolean => {
      const opened = isOverlayEntry(entryState());
      if (opened && isHere()) void navigate(-1);
      return opened;
    },
  };
}
