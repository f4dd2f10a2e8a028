import { endSession, getSession } from './sessionStore';

/** What the frame does when the API refuses a request: it goes to /login through the router. */
let handler: (() => void) | undefined;

/**
 * Registers the logout handler (behaviour 5.18).
 * @returns the function that takes it back
 */
export function setLogoutHandler(next: () => void): () => void {
  handler = next;
  return () => {
    if (handler === next) handler = undefined;
  };
}

/**
 * Handles a 401 or 403 of any API call: the session ends and the registered handler runs. A late refusal of a
 * token that is no longer the session's changes nothing, so many at once make one redirect.
 * @param token the token that the refused request carried, or null
 */
export function refused(token: string | null): void {
  if (token !== (getSession()?.token ?? null)) return;
  endSession();
  handler?.();
}
