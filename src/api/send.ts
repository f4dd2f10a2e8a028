import type { AxiosRequestConfig } from 'axios';
import { env } from '../config/env';
import { bearer } from '../lib/bearer';
import { consumeHeadCall } from '../lib/headCall';
import { idle } from '../lib/idle';
import { isPage } from '../model/serverText';
import { ApiError } from './errors';
import { callUnauthorizedHandler } from '../session/unauthorized';
import { withTimeout } from './withTimeout';
import { endSession, getSession } from '../session/sessionStore';

const loadAxios = () => import('./axios');

/** Options of a call: axios's own, with a path of the endpoint table as `url`. */
export type ApiRequest = Pick<AxiosRequestConfig, 'method' | 'params' | 'data' | 'headers'> & {
  url: string;
  signal?: AbortSignal | undefined;
  /** For what a touched link fetches ahead: a 401 or 403 has no consequences. */
  prefetch?: boolean | undefined;
  /** What a 401 or 403 leaves in place: the whole session, or only the e-mail of a password reset. */
  keeps?: 'session' | 'reset';
};

interface Answer {
  status: number;
  body: unknown;
}

/**
 * Sends a call and returns the parsed body of its 2xx answer. A body that isn't JSON stays a text.
 * @throws ApiError for any other outcome: `aborted` if the session has changed before the call could be sent
 */
export function send({ signal: cancel, prefetch = false, keeps, ...request }: ApiRequest): Promise<unknown> {
  const token = currentToken();
  return withTimeout(async (signal) => {
    const first = prefetch ? undefined : firstAnswer(request, token, signal);
    const { status, body } = await (first ?? sendByAxios({ ...request, signal }, token));
    if (status < 200 || status > 299) {
      const isRefused = (status === 401 || status === 403) && !prefetch;
      throw new ApiError('status', status, body, isRefused && handleRefusal(token, keeps));
    }
    if (isPage(body)) throw new ApiError('shape', undefined, body);
    return body;
  }, cancel);
}

function currentToken(): string | null {
  return getSession()?.token ?? null;
}

/**
 * Returns the answer to this call if the page's head has already sent it. Such a visit starts without axios,
 * whose 19 kB take a phone a tenth of a second to load.
 */
function firstAnswer(
  { method, url, params }: ApiRequest,
  token: string | null,
  signal: AbortSignal,
): Promise<Answer> | undefined {
  if (method !== 'GET') return undefined;
  const query = new URLSearchParams(params as Record<string, string> | undefined);
  const early = consumeHeadCall(`${env.apiHost}${url}?${query.toString()}`, bearer(token), signal);
  if (!early) return undefined;
  // Load axios now, so that the next call needn't wait for it.
  void idle()
    .then(loadAxios)
    .catch(() => undefined);
  return early.then(({ status, text }) => ({ status, body: parsed(text) }));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/** @param token the session's token when the call was made */
async function sendByAxios(config: AxiosRequestConfig, token: string | null): Promise<Answer> {
  const { http } = await loadAxios();
  // The interceptor adds the current token: a call of one customer must not carry another's.
  if (currentToken() !== token) throw new ApiError('aborted');
  const { status, data } = await http.request<unknown>(config);
  return { status, body: data };
}

/**
 * Sends the same fields form-encoded, as a fallback for servers that don't accept JSON.
 * The explicit header replaces the JSON content type of the axios instance.
 * @throws ApiError as {@link send} does
 */
export function sendForm(
  url: string,
  fields: Readonly<Record<string, string>>,
  options: Pick<ApiRequest, 'keeps' | 'signal'>,
): Promise<unknown> {
  return send({
    method: 'POST',
    url,
    ...options,
    data: new URLSearchParams(fields),
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  });
}

/**
 * Handles a 401 or 403: ends the session and calls the logout handler. An answer to an earlier token is
 * ignored, so several failures at once cause one redirect. A guest has no session to end.
 * @param token the token that the request carried
 * @param keeps as in {@link ApiRequest}
 * @returns whether the handler has navigated to /login
 */
function handleRefusal(token: string | null, keeps: ApiRequest['keeps']): boolean {
  if (token !== currentToken()) return false;
  const ends = token !== null && keeps !== 'session';
  // The session must end before the handler runs: its end removes all alerts, and the handler shows one.
  if (ends) endSession(keeps === 'reset');
  return callUnauthorizedHandler(ends);
}
