import { useEffect } from 'react';
import { routeOf } from './routes';

/** The path of the link that an event came from, if it leads to a page of ours. */
function linkedPath(event: Event): string | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.origin !== window.location.origin || link.pathname === window.location.pathname) {
    return undefined;
  }
  return link.pathname;
}

/** Loads a page's code, and what it shows first, when the user is about to follow a link to it. */
export function usePrefetchOnIntent(): void {
  useEffect(() => {
    const intend = (event: Event): void => {
      const path = linkedPath(event);
      if (path === undefined) return;
      routeOf(path)
        .page.preload()
        .then(({ prefetch }) => prefetch?.())
        // The navigation itself tries again, and says so if it fails.
        .catch(() => undefined);
    };
    const intents = ['pointerover', 'focusin', 'touchstart'] as const;
    intents.forEach((name) => document.addEventListener(name, intend, { passive: true }));
    return () => intents.forEach((name) => document.removeEventListener(name, intend));
  }, []);
}
