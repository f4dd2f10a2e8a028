const FALLBACK_MS = 60;

/**
 * Runs something when the browser is idle; after a short delay where it has no requestIdleCallback.
 * @returns the function that cancels it
 */
export function whenIdle(work: () => void): () => void {
  if (typeof window.requestIdleCallback === 'function') {
    const handle = window.requestIdleCallback(work);
    return () => window.cancelIdleCallback(handle);
  }
  const timer = setTimeout(work, FALLBACK_MS);
  return () => clearTimeout(timer);
}
