/** A page is idle between two answers as well, shortly before it renders them. */
const QUIET_MS = 500;

/** Resolves when the browser is idle, at the earliest after half a second: for what nobody waits for. */
export async function idle(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
  // Safari has none.
  if (typeof requestIdleCallback !== 'function') return;
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 }));
}
