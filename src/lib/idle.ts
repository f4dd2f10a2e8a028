/** A page is also idle between two answers, so wait this long first. */
const QUIET_MS = 500;

/** Resolves when the browser is idle, after half a second at the earliest. For work that can wait. */
export async function idle(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
  // Safari does not support it.
  if (typeof requestIdleCallback !== 'function') return;
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 }));
}
