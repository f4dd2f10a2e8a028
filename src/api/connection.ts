import { env } from '../config/env';
import { bearer } from './endpoints';
import { ApiError } from './errors';
import { isObject } from './fields';
import { isPage } from './messages';

/** What a call carries, and what a 401 or 403 to it does. */
export interface CallAuth {
  /** The `Authorization` header; null for a guest's call. */
  authorization: string | null;
  /** What a 401 or 403 leaves in place: the whole session, or only the e-mail of a password reset. */
  onRefusalKeep?: 'session' | 'reset' | undefined;
}

/** What the API's layer needs to know of the session, and whom it tells of a 401 or 403. */
interface SessionAccess {
  token: () => string | null;
  onRefused: (call: CallAuth) => void;
}

let session: SessionAccess = { token: () => null, onRefused: () => undefined };

/** Connects the API's layer with the session. Called once, when the app starts. */
export function connectSession(access: SessionAccess): void {
  session = access;
}

/** The `Authorization` header of a call that is made now; null for a guest. */
export const currentAuthorization = (): string | null => bearer(session.token());

/** The whole address of a path of the API. */
export function apiAddress(path: string): string {
  return new URL(env.apiHost || '/', window.location.href).href.replace(/\/$/, '') + path;
}

/**
 * Checks the answer to a call. A 401 or 403 is reported to the session. A 2xx answer that is a page (of a proxy or
 * a hotspot), or that says that it has failed, is a failed call.
 * @returns the body
 * @throws ApiError
 */
export function checkAnswer(status: number, body: unknown, call: CallAuth): unknown {
  if (status === 401 || status === 403) session.onRefused(call);
  if (status < 200 || status > 299) throw new ApiError('status', status, body);
  if (isPage(body)) throw new ApiError('shape', undefined, body);
  if (isObject(body) && body.success === false) throw new ApiError('refused', status, body);
  return body;
}
