import type { AxiosRequestConfig } from 'axios';
import { env } from '../config/env';
import { bearer, tokenIn } from '../lib/bearer';
import { consumeFirstCall } from '../lib/firstCall';
import { idle } from '../lib/idle';
import { TOKEN_HEADER } from './endpoints';
import { ApiError, isUnauthorized } from './errors';
import { recordCall } from './diagnostics';
import { withTimeout } from './withTimeout';
import { getSession } from './sessionStore';
import { handleUnauthorized } from './unauthorized';

/** Loaded on demand: if the page's head has already sent the first call, the visit starts without axios. */
const loadHttp = () => import('./http');

/** Options of a call: axios's own, with a path of the endpoint table as `url`. */
export type ApiRequest = Pick<AxiosRequestConfig, 'method' | 'params' | 'data' | 'headers'> & {
  url: string;
  signal?: AbortSignal | undefined;
  /** For a prefetch, a 401 or 403 neither ends the session nor redirects. */
  prefetch?: boolean | undefined;
  /** For a call of the password's recovery, a 401 or 403 keeps the e-mail of the reset. */
  keepsReset?: boolean;
};

/** An answer with any status, and the token that its request carried; null for a guest's. */
interface Answer {
  status: number;
  body: unknown;
  token: string | null;
}

/**
 * Sends a call and returns the parsed body of its 2xx answer. A body that isn't JSON stays a text.
 * @throws ApiError for any other outcome
 */
export function send({
  signal: cancel,
  prefetch = false,
  keepsReset = false,
  ...request
}: ApiRequest): Promise<unknown> {
  return withTimeout(async (signal) => {
    const first = prefetch ? undefined : await firstAnswer(request, signal);
    const { status, body, token } = first ?? (await sendByAxios({ ...request, signal }));
    if (status < 200 || status > 299) {
      const failure = new ApiError('status', status, body);
      if (isUnauthorized(failure) && !prefetch) handleUnauthorized(token, keepsReset);
      throw failure;
    }
    if (import.meta.env.MODE === 'development') recordCall(body, request.method ?? 'GET', request.url);
    return body;
  }, cancel);
}

/** Returns the answer to this call if the page's head has already sent it. */
async function firstAnswer(
  { method, url, params }: ApiRequest,
  signal: AbortSignal,
): Promise<Answer | undefined> {
  if (method !== 'GET') return undefined;
  const query = new URLSearchParams(params as Record<string, string> | undefined);
  const token = getSession()?.token;
  const early = consumeFirstCall(`${env.apiHost}${url}?${query.toString()}`, bearer(token), signal);
  if (!early) return undefined;
  // Load axios now, so that the next call needn't wait for it.
  void idle()
    .then(loadHttp)
    .catch(() => undefined);
  const { status, text } = await early;
  return { status, body: parsed(text), token: token ?? null };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

async function sendByAxios(config: AxiosRequestConfig): Promise<Answer> {
  const { http } = await loadHttp();
  const { status, data, config: sent } = await http.request<unknown>(config);
  return { status, body: data, token: tokenIn(sent.headers.get(TOKEN_HEADER)) };
}

/**
 * Sends the same fields form-encoded, as a fallback for servers that don't accept JSON (behaviour 5.4, 6.19).
 * The explicit header replaces the JSON content type of the axios instance.
 * @param keepsReset as in {@link ApiRequest}
 * @throws ApiError as {@link send} does
 */
export function sendForm(
  url: string,
  fields: Readonly<Record<string, string>>,
  keepsReset = false,
): Promise<unknown> {
  return send({
    method: 'POST',
    url,
    keepsReset,
    data: new URLSearchParams(fields),
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  });
}
