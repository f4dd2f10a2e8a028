import { endpoints } from './endpoints';
import { endSession, getSession } from './sessionStore';

const RECOVERY = [
  endpoints.forgotPassword,
  endpoints.verifyOtp,
  endpoints.updateOtp,
  endpoints.resetPassword,
];

/** What Layout does after a 401 or 403: it goes to /login through the router. */
type LogoutHandler = (hadSession: boolean) => void;

let handler: LogoutHandler | undefined;

/**
 * Registers the logout handler (behaviour 5.18).
 * @returns the function that removes it
 */
export function setLogoutHandler(next: LogoutHandler): () => void {
  handler = next;
  return () => {
    if (handler === next) handler = undefined;
  };
}

/**
 * Handles a 401 or 403 of any API call: the session ends and the registered handler runs. A late answer to a
 * token that is no longer the session's changes nothing, so many at once make one redirect. A guest has no session
 * that could end (behaviour 5.27).
 * @param token the token that the request carried, or null
 * @param url the call's path: a 401 of the recovery itself keeps the e-mail of the reset
 */
export function handleUnauthorized(token: string | null, url: string | undefined): void {
  if (token !== (getSession()?.token ?? null)) return;
  // First: the end of a session removes all alerts, and the handler shows one.
  if (token !== null) endSession(RECOVERY.some((path) => path === url));
  handler?.(token !== null);
}
