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

let started = false;

/** Whether the first page of the visit has been hydrated or rendered. */
export const hasStarted = (): boolean => started;

/** Called once the first page is there. */
export function markStarted(): void {
  started = true;
}
