/** Whether the browser knows that it is offline; it may be without knowing. */
export const isOffline = (): boolean => !navigator.onLine;

/**
 * Calls the listener when the connection goes or comes.
 * @returns the function that stops it
 */
export function onConnectionChange(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Resolves when the browser is online, or when the signal aborts. */
export function whenOnline(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (isOffline() && !signal.aborted) return;
      stop();
      signal.removeEventListener('abort', look);
      resolve();
    };
    const stop = onConnectionChange(look);
    signal.addEventListener('abort', look);
    look();
  });
}
