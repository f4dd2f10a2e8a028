import { endpoints } from './endpoints';
import { endSession, getSession } from './sessionStore';

const RECOVERY = [
  endpoints.forgotPassword,
  endpoints.verifyOtp,
  endpoints.updateOtp,
  endpoints.resetPassword,
];

/** What the frame does when the API refuses a request: it goes to /login through the router. */
type LogoutHandler = (hadSession: boolean) => void;

let handler: LogoutHandler | undefined;

/**
 * Registers the logout handler (behaviour 5.18).
 * @returns the function that takes it back
 */
export function setLogoutHandler(next: LogoutHandler): () => void {
  handler = next;
  return () => {
    if (handler === next) handler = undefined;
  };
}

/**
 * Handles a 401 or 403 of any API call: the session ends and the registered handler runs. A late refusal of a
 * token that is no longer the session's changes nothing, so many at once make one redirect.
 * @param token the token that the refused request carried, or null
 * @param url the call's path: the address of a reset outlives a refusal of the recovery itself
 */
export function refused(token: string | null, url: string | undefined): void {
  if (token !== (getSession()?.token ?? null)) return;
  endSession(RECOVERY.some((path) => path === url));
  handler?.(token !== null);
}
