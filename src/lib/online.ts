/** Whether the browser reports that it is offline. It may be offline without knowing. */
export const isOffline = (): boolean => !navigator.onLine;
