/** A page's code could not be loaded. */
export class PageLoadError extends Error {
  override name = 'PageLoadError';
}

/** Whether the shop's host answers. If it does not, a reload would show the browser's error page. */
export async function hostAnswers(): Promise<boolean> {
  try {
    await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' });
    return true;
  } catch {
    return false;
  }
}

const POLL_MS = 100;
let running = 0;

/**
 * Runs work that a reload would cut off, for example an order. Until it has ended, the shop does not reload itself.
 * @throws what the work throws
 */
export async function delayReload<Result>(work: () => Promise<Result>): Promise<Result> {
  running += 1;
  try {
    return await work();
  } finally {
    running -= 1;
  }
}

/** Resolves when a reload cuts off no work. */
export async function safeToReload(): Promise<void> {
  while (running > 0) await new Promise((resolve) => setTimeout(resolve, POLL_MS));
}

/**
 * Firefox stops loading files as soon as the user leaves the page, and a reload would cancel the navigation. So wait
 * this long. If the page is still here then, the user is not leaving.
 */
const LEAVING_MS = 1000;

interface EntryState {
  reloaded?: boolean;
}

const entryState = () => window.history.state as EntryState | null;

/**
 * Handles a page whose code is missing, for example because of a new release while this tab was open: reloads
 * the wanted address, once per history entry and never while offline. After that the error is shown. The mark
 * is kept in the history entry's state, which survives the reload, so nothing is stored.
 * @param isWanted whether the user has not left the page meanwhile
 * @returns a promise that never resolves, while the browser reloads
 * @throws PageLoadError if a reload would not help
 */
export async function reloadOnce(isWanted: () => boolean = () => true): Promise<never> {
  await new Promise((resolve) => setTimeout(resolve, LEAVING_MS));
  const helps = !entryState()?.reloaded && (await hostAnswers());
  if (helps) await safeToReload();
  if (!helps || !isWanted()) throw new PageLoadError('the code of a page could not be loaded');
  window.history.replaceState({ ...entryState(), reloaded: true }, '');
  window.location.reload();
  return new Promise(() => undefined);
}
