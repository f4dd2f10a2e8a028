import { env } from '#config/env';
import { isObject } from '#lib/isObject';
import { bearer } from './endpoints';
import { ApiError } from './errors';

/** Where calls go, with whose token, what their answers mean, and whom they tell of a 401 or 403. */

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

export function parseBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Whether an answer is a page: an error of a proxy, or the login of a hotspot, which has status 200. */
export function isHtml(body: unknown): boolean {
  return typeof body === 'string' && body.trimStart().startsWith('<');
}

/**
 * Checks the answer to a call. A 401 or 403 is reported to the session. A 2xx answer that is a page (of a proxy or
 * a hotspot), or that says that it has failed, is a failed call.
 * @returns the body
 * @throws ApiError
 */
export function checkAnswer(status: number, body: unknown, call: CallAuth): unknown {
  if (status === 401 || status === 403) session.onUnauthorized(call);
  if (status < 200 || status > 299) throw new ApiError('status', status, body);
  if (isHtml(body)) throw new ApiError('shape', undefined, body);
  if (isObject(body) && body.success === false) throw new ApiError('unsuccessful', status, body);
  return body;
}
