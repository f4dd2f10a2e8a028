import { useSyncExternalStore } from 'react';

const neverChanges = () => (): void => undefined;

/** False while a prerendered page hydrates, true afterwards. For content that depends on the browser. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
