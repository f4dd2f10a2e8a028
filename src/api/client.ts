import type { AxiosRequestConfig } from 'axios';
import { env } from '../config/env';
import { bearer } from '../lib/bearer';
import { consumeFirstCall, type Answer } from '../lib/firstCall';
import { idle } from '../lib/idle';
import { ApiError, isUnauthorized } from './errors';
import { recordCall } from './diagnostics';
import type { FirstAnswer } from './http';
import { withTimeout } from './withTimeout';
import { getSession } from './sessionStore';
import { handleUnauthorized } from './unauthorized';

/** Loaded on demand: if the page's head has already sent the first call, the visit starts without axios. */
const loadHttp = () => import('./http');

/** Options of a call: axios's own, with a path of the endpoint table as `url`. */
export type ApiRequest = Pick<AxiosRequestConfig, 'method' | 'params' | 'data' | 'headers'> & {
  url: string;
  signal?: AbortSignal;
  /** For a prefetch, a 401 or 403 neither ends the session nor redirects. */
  prefetch?: boolean | undefined;
};

/**
 * Sends a call and returns the parsed body of its 2xx answer. A body that isn't JSON stays a text.
 * @throws ApiError for any other outcome
 */
export function send({ signal: cancel, prefetch = false, ...request }: ApiRequest): Promise<unknown> {
  return withTimeout(async (signal) => {
    const answer = prefetch ? undefined : await firstAnswer(request, signal);
    const data =
      answer && isSuccess(answer)
        ? parsed(answer.text)
        : await sendByAxios({ ...request, answer, signal }, prefetch);
    if (import.meta.env.MODE === 'development') recordCall(data, request.method ?? 'GET', request.url);
    return data;
  }, cancel);
}

/** Returns the answer to this call if the page's head has already sent it. */
async function firstAnswer(
  { method, url, params }: ApiRequest,
  signal: AbortSignal,
): Promise<FirstAnswer | undefined> {
  if (method !== 'GET') return undefined;
  const query = new URLSearchParams(params as Record<string, string> | undefined);
  const authorization = bearer(getSession()?.token);
  const early = consumeFirstCall(`${env.apiHost}${url}?${query.toString()}`, authorization, signal);
  if (!early) return undefined;
  // Load axios now, so that the next call needn't wait for it.
  void idle()
    .then(loadHttp)
    .catch(() => undefined);
  return { ...(await early), authorization };
}

const isSuccess = ({ status }: Answer): boolean => status >= 200 && status < 300;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

async function sendByAxios(config: AxiosRequestConfig, prefetch: boolean): Promise<unknown> {
  const { http, isAxiosError, tokenOf } = await loadHttp();
  try {
    return (await http.request<unknown>(config)).data;
  } catch (error) {
    if (!isAxiosError(error) || !error.response) throw error;
    const failure = new ApiError('status', error.response.status, error.response.data);
    if (isUnauthorized(failure) && !prefetch) handleUnauthorized(tokenOf(error.config), config.url);
    throw failure;
  }
}

/**
 * Sends the same fields form-encoded, as a fallback for servers that don't accept JSON (behaviour 5.4, 6.19).
 * The explicit header replaces the JSON content type of the axios instance.
 * @throws ApiError as {@link send} does
 */
export function sendForm(url: string, fields: Readonly<Record<string, string>>): Promise<unknown> {
  return send({
    method: 'POST',
    url,
    data: new URLSearchParams(fields),
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  });
}
