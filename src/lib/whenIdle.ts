const FALLBACK_MS = 60;

/**
 * Runs something when the browser has nothing else to do; a little later where it can't tell.
 * @returns the function that takes it back
 */
export function whenIdle(work: () => void): () => void {
  if (typeof window.requestIdleCallback === 'function') {
    const handle = window.requestIdleCallback(work);
    return () => window.cancelIdleCallback(handle);
  }
  const timer = setTimeout(work, FALLBACK_MS);
  return () => clearTimeout(timer);
}
