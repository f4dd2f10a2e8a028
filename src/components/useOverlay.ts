import { startTransition, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { overlayOf, OVERLAY_ENTRY, type Overlay } from '../model/overlays';
import { entryState } from '../lib/entryState';
import { useEvent } from '../lib/useEvent';

const nothing = () => undefined;
const never = () => nothing;

/** Whether the browser's current history entry is an overlay. */
const isOverlayOpen = (): boolean => overlayOf(entryState()) !== undefined;

/** The overlay on screen, and functions to open and close it. */
export interface PageOverlay {
  shown: unknown;
  open: (name: Overlay) => void;
  /** @param then called once the history is back at the page */
  close: (then?: () => void) => void;
  /** Replaces the overlay's history entry with an address; the state is for the page there. */
  go: (address: string, state?: unknown) => void;
}

/**
 * The overlay of the current history entry. Back closes it; closing it in another way goes back in the
 * history, so that no entry remains.
 */
export function useOverlay(): PageOverlay {
  const navigate = useNavigate();
  const location = useLocation() as Location<unknown>;
  const { pathname, search, hash, state } = location;
  // Set immediately; the router's own update, which rerenders the page, follows in a transition.
  const [ahead, setAhead] = useState<{ at: Location; shown?: Overlay }>();
  // A prerendered page has no overlay: after a reload it opens once the page has hydrated.
  const ofEntry = useSyncExternalStore(never, () => overlayOf(state), nothing);
  const shown = ahead?.at === location ? ahead.shown : ofEntry;

  const push = (name: Overlay): void => {
    const entry = { ...(state as object | null), ...OVERLAY_ENTRY, overlay: name };
    startTransition(
      () => void navigate({ pathname, search, hash }, { state: entry, replace: isOverlayOpen() }),
    );
  };
  const open = useEvent((name: Overlay) => {
    setAhead({ at: location, shown: name });
    // The overlay was just closed, and the browser is still going back.
    if (shown === undefined && isOverlayOpen())
      window.addEventListener('popstate', () => push(name), { once: true });
    else push(name);
  });
  const close = useEvent((then?: () => void) => {
    setAhead({ at: location });
    if (shown === undefined || !isOverlayOpen()) return then?.();
    if (then) window.addEventListener('popstate', then, { once: true });
    void navigate(-1);
  });
  const go = useEvent((address: string, next?: unknown) => {
    if (address === pathname + search + hash) return close();
    setAhead({ at: location });
    void navigate(address, { replace: isOverlayOpen(), state: next });
  });
  return { shown, open, close, go };
}
