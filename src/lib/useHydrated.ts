import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False while a prerendered page hydrates, true afterwards. For content that depends on the browser. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
