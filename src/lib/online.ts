import { useSyncExternalStore } from 'react';

/** Whether the browser reports that it is offline. It may be offline without knowing. */
export const isOffline = (): boolean => !navigator.onLine;

function subscribeToConnection(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Whether the browser reports that it is offline; false while a prerendered page hydrates. */
export function useOffline(): boolean {
  return useSyncExternalStore(subscribeToConnection, isOffline, () => false);
}
