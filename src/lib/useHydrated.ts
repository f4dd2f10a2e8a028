import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False while a page made at build is hydrated, true afterwards: for what depends on the browser. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
