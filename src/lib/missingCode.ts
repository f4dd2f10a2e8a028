/** A page's code could not be loaded. */
export class PageLoadError extends Error {
  override name = 'PageLoadError';
}

/** Whether the shop's host answers: a reload without it would leave the browser's own error on screen. */
export async function isReachable(): Promise<boolean> {
  try {
    await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' });
    return true;
  } catch {
    return false;
  }
}

/**
 * In Firefox files fail to load as soon as the page is being left, and a reload would call the next page off. By then
 * it is gone, and needs no message.
 */
export const LEAVING_MS = 1000;
const untilGone = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, LEAVING_MS));

interface EntryState {
  reloaded?: boolean;
}

/**
 * Handles a page whose code is missing, as after a new release while this tab was open: reloads the address that
 * was wanted, once for a history entry and never while offline; after that the error shows. The mark
 * stands in the entry's own state, so it outlives the reload and nothing is stored.
 * @returns a promise that stays open while the browser leaves
 * @throws PageLoadError where a reload would not help
 */
export async function reloadOnce(): Promise<never> {
  await untilGone();
  const state = window.history.state as EntryState | null;
  const mayReload = async (): Promise<boolean> => !state?.reloaded && (await isReachable());
  if (!(await mayReload())) {
    await untilGone();
    // The connection may be back by now.
    if (!(await mayReload())) throw new PageLoadError('the code of a page could not be loaded');
  }
  window.history.replaceState({ ...state, reloaded: true }, '');
  window.location.reload();
  return new Promise(() => undefined);
}
