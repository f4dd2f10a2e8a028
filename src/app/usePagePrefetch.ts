import { useEffect } from 'react';
import { pageAt } from './heldHistory';

function linkOf({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  return link?.origin === window.location.origin ? link : null;
}

export function usePagePrefetch(): void {
  useEffect(() => {
    const intend = (event: Event): void => {
      const path = linkOf(event)?.pathname;
      if (path === undefined || path === window.location.pathname) return;
      pageAt(path)
        .load()
        // The navigation itself retries and reports a failure.
        .catch(() => undefined);
    };
    const intents = ['pointerover', 'focusin', 'touchstart'] as const;
    intents.forEach((name) => document.addEventListener(name, intend, { passive: true }));
    return () => intents.forEach((name) => document.removeEventListener(name, intend));
  }, []);
}
