/** Between two answers, a page that is about to show its rows has nothing to do either. */
const QUIET_MS = 500;

/** Resolves half a second later, when the browser has nothing else to do: for what no one waits for. */
export async function idle(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
  // Safari has none.
  if (typeof requestIdleCallback !== 'function') return;
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 }));
}
