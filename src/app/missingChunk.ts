/** A page's code could not be loaded. */
export class PageLoadError extends Error {
  override name = 'PageLoadError';
}

interface EntryState {
  reloaded?: boolean;
}

/**
 * Handles a page whose code is missing, as after a new release while this tab was open: loads the address that
 * was wanted anew, once for a history entry and never while offline; after that the error shows. The mark
 * stands in the entry's own state, so it outlives the reload and nothing is stored.
 * @returns a promise that stays open while the browser leaves
 * @throws PageLoadError where a reload would not help
 */
export function reloadOnce(): Promise<never> {
  const state = window.history.state as EntryState | null;
  if (state?.reloaded || !navigator.onLine) throw new PageLoadError('the code of a page could not be loaded');
  window.history.replaceState({ ...state, reloaded: true }, '');
  window.location.reload();
  return new Promise(() => undefined);
}
