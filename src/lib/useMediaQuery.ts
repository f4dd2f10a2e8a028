import { useCallback, useSyncExternalStore } from 'react';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

const no = (): boolean => false;

/** Whether a media query matches. False on a prerendered page until it has hydrated. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches, no);
}

export function useReducedMotion(): boolean {
  return useMediaQuery(REDUCED_MOTION);
}

/** Whether the user prefers reduced motion at this moment, for a single movement. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia(REDUCED_MOTION).matches;
}
