/** Whether the browser reports that it is offline. It may be offline without knowing. */
export const isOffline = (): boolean => !navigator.onLine;

/**
 * Calls the listener when the connection is lost or returns.
 * @returns a function that removes the listener
 */
export function subscribeToConnection(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
