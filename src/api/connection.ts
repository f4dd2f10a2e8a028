import { env } from '#config/env';
import { bearer } from './endpoints';

/** Where calls go, with whose token, and whom they tell of a 401 or 403. */

export function apiAddress(path: string): string {
  return new URL(env.apiHost || '/', window.location.href).href.replace(/\/$/, '') + path;
}

/** What a call carries, and what a 401 or 403 to it does. */
export interface CallAuth {
  /** The `Authorization` header; null for a guest's call. */
  authorization: string | null;
  /** What a 401 or 403 leaves in place: the whole session, or only the e-mail of a password reset. */
  onUnauthorizedKeep?: 'session' | 'reset' | undefined;
}

/** What the API's layer needs to know of the session, and whom it tells of a 401 or 403. */
interface SessionAccess {
  token: () => string | null;
  onUnauthorized: (call: CallAuth) => void;
}

let session: SessionAccess = { token: () => null, onUnauthorized: () => undefined };

/** Connects the API's layer with the session. Called once, when the app starts. */
export function connectSession(access: SessionAccess): void {
  session = access;
}

/** The `Authorization` header of a call that is made now; null for a guest. */
export const currentAuthorization = (): string | null => bearer(session.token());

/** Reports a 401 or 403 to the session. */
export const reportUnauthorized = (call: CallAuth): void => session.onUnauthorized(call);
