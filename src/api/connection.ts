import { bearer } from './endpoints';

/** With whose token calls go, and whom a 401 or 403 is reported to. */

/** What a call carries, and what a 401 or 403 to it does. */
export interface CallAuth {
  /** The `Authorization` header; null for a guest's call. */
  authorization: string | null;
  /** What a 401 or 403 leaves in place: the whole session, or only the e-mail of a password reset. */
  onUnauthorizedKeep?: 'session' | 'reset' | undefined;
}

interface SessionAccess {
  token: () => string | null;
  onUnauthorized: (call: CallAuth) => void;
}

let session: SessionAccess = { token: () => null, onUnauthorized: () => undefined };

/** Connects the API's layer with the session, which is above it and calls this once. */
export function connectSession(access: SessionAccess): void {
  session = access;
}

export const currentAuthorization = (): string | null => bearer(session.token());

export const reportUnauthorized = (call: CallAuth): void => session.onUnauthorized(call);
