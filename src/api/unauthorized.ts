import { endpoints } from './endpoints';
import { endSession, getSession } from './sessionStore';

const RECOVERY = [
  endpoints.forgotPassword,
  endpoints.verifyOtp,
  endpoints.updateOtp,
  endpoints.resetPassword,
];

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
 * @param url the call's path: a 401 from a recovery call keeps the e-mail of the reset
 */
export function handleUnauthorized(token: string | null, url: string | undefined): void {
  if (token !== (getSession()?.token ?? null)) return;
  // The session must end before the handler runs: its end removes all alerts, and the handler shows one.
  if (token !== null) endSession(RECOVERY.some((path) => path === url));
  handler?.(token !== null);
}
