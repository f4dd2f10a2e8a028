import { endSession, getSession } from './sessionStore';

/** What Layout does after a 401 or 403: it navigates to /login. */
type LogoutHandler = (hadSession: boolean) => void;

let handler: LogoutHandler | undefined;

/**
 * Registers the logout handler (behaviour 5.18).
 * @returns a function that removes it
 */
export function setLogoutHandler(next: LogoutHandler): () => void {
  handler = next;
  return () => {
    if (handler === next) handler = undefined;
  };
}

/**
 * Handles a 401 or 403 of any API call: ends the session and calls the registered handler. An answer to an
 * earlier token is ignored, so several failures at once cause one redirect. A guest has no session to end
 * (behaviour 5.27).
 * @param token the token that the request carried, or null
 * @param keepsReset whether to keep the e-mail of a password reset
 */
export function handleUnauthorized(token: string | null, keepsReset: boolean): void {
  if (token !== (getSession()?.token ?? null)) return;
  // The session must end before the handler runs: its end removes all alerts, and the handler shows one.
  if (token !== null) endSession(keepsReset);
  handler?.(token !== null);
}
