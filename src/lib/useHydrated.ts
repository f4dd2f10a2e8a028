import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False while a prerendered page is hydrated, true afterwards: for what depends on the browser. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
