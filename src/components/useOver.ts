import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { overOf, STILL, type Over } from '../config/overAddress';
import { useEvent } from '../lib/useEvent';

const never = () => () => undefined;

/** The current entry's state, which the router's location may be behind. */
const entryState = (): unknown => (window.history.state as { usr?: unknown } | null)?.usr;

/** The address of the link that a click follows in this tab. */
function followed(event: MouseEvent): string | undefined {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  const link = target instanceof Element ? target.closest('a') : null;
  // An alert's link tells its page where it was pressed.
  if (!link || link.target || link.origin !== window.location.origin || link.closest('[role="alert"]'))
    return undefined;
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
    ? link.pathname + link.search + link.hash
    : undefined;
}

/** What lies over the page, open or not, and what opens and closes it. */
export interface OverPage {
  isOpen: boolean;
  open: () => void;
  /** @param then is done once the history is back at the page */
  close: (then?: () => void) => void;
  /** Leads from it to an address. */
  go: (address: string) => void;
}

/**
 * Something over the page with a history entry of its own: Back closes it (behaviour 3.34). Closed otherwise, it goes
 * back; a link followed from it takes its entry.
 */
export function useOver(name: Over): OverPage {
  const navigate = useNavigate();
  const location = useLocation() as Location<unknown>;
  const { pathname, search, hash, state } = location;
  // It opens and closes at once; the router follows, with which the page is rendered again.
  const [ahead, setAhead] = useState<{ at: Location; isOpen: boolean }>();
  const isOwnEntry = useSyncExternalStore(
    never,
    () => overOf(state) === name,
    () => false,
  );
  const isOpen = ahead?.at === location ? ahead.isOpen : isOwnEntry;

  const push = useEvent(() => {
    const entry = { ...(state as object | null), ...STILL, over: name };
    const replace = overOf(entryState()) !== undefined;
    startTransition(() => void navigate({ pathname, search, hash }, { state: entry, replace }));
  });
  const open = useEvent(() => {
    if (isOpen || window.location.pathname !== pathname) return;
    setAhead({ at: location, isOpen: true });
    // It has just been closed, and the browser is on its way back.
    if (overOf(entryState()) === name) window.addEventListener('popstate', push, { once: true });
    else push();
  });
  const close = useEvent((then?: () => void) => {
    if (!isOpen || overOf(entryState()) !== name) return then?.();
    setAhead({ at: location, isOpen: false });
    if (then) window.addEventListener('popstate', then, { once: true });
    void navigate(-1);
  });
  const go = useEvent((address: string) => {
    if (address === pathname + search + hash) close();
    else void navigate(address, { replace: overOf(entryState()) === name });
  });

  useEffect(() => {
    if (!isOpen) return;
    const follow = (event: MouseEvent): void => {
      const address = followed(event);
      if (address === undefined) return;
      event.preventDefault();
      go(address);
    };
    document.addEventListener('click', follow, { capture: true });
    return () => document.removeEventListener('click', follow, { capture: true });
  }, [isOpen, go]);

  return { isOpen, open, close, go };
}
