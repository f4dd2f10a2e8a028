import axios, { type AxiosError, type AxiosRequestConfig, type AxiosResponse } from 'axios';
import { REQUEST_TIMEOUT_MS } from '../config/constants';
import { env } from '../config/env';
import { bearer, TOKEN_HEADER } from './endpoints';
import { consumeHeadCall } from './headCall';
import { isPage } from './messages';
import { ApiError } from './errors';
import { isRow } from './fields';

/** A call: axios's own options, with a path of the endpoint table as `url`. */
export type ApiCall = Pick<AxiosRequestConfig, 'method' | 'params' | 'data' | 'headers'> & {
  url: string;
  signal?: AbortSignal | undefined;
  /** What a 401 or 403 leaves in place: the whole session, or only the e-mail of a password reset. */
  keeps?: 'session' | 'reset';
};

/** A call that the API has answered with 401 or 403. */
export interface RefusedCall extends Pick<ApiCall, 'keeps'> {
  /** The `Authorization` header that it carried; null for a guest's call. */
  authorization: string | null;
}

/** What the client needs to know of the session, and whom it tells of a 401 or 403. */
interface SessionAccess {
  token: () => string | null;
  onRefused: (call: RefusedCall) => void;
}

let session: SessionAccess = { token: () => null, onRefused: () => undefined };

/** Connects the client with the session. Called once, when the app starts. */
export function connectSession(access: SessionAccess): void {
  session = access;
}

/** The only axios instance. `allowAbsoluteUrls: false` keeps the token on the API's host. */
export const http = axios.create({
  adapter: 'fetch',
  env: { fetch: fetchOrTakeOver },
  timeout: REQUEST_TIMEOUT_MS,
  allowAbsoluteUrls: false,
  headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
});

http.interceptors.request.use(
  (config) => {
    const authorization = bearer(session.token());
    if (authorization) config.headers.set(TOKEN_HEADER, authorization);
    if (config.data === undefined) config.headers.delete('Content-Type');
    // A server that allows few headers across origins would refuse it.
    config.headers.set('User-Agent', false);
    config.baseURL = new URL(env.apiHost || '/', window.location.href).href;
    // The next customer must not get this answer from the cache.
    if (authorization) config.fetchOptions = { cache: 'no-store' };
    return config;
  },
  null,
  // A call carries the token of the moment when it was made.
  { synchronous: true },
);

http.interceptors.response.use(checkSuccess, (error: AxiosError) => {
  throw toApiError(error);
});

/** Takes over the answer to the call that the page's head has sent, or sends the request. */
async function fetchOrTakeOver(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  // A call that is cancelled at once, as StrictMode's first ones are, is not sent and takes over nothing.
  await Promise.resolve();
  if (input instanceof Request && input.method === 'GET' && !input.signal.aborted) {
    const early = consumeHeadCall(input.url, input.headers.get(TOKEN_HEADER), input.signal);
    if (early) {
      const { status, text } = await early;
      return new Response(text || null, { status });
    }
  }
  return fetch(input, init);
}

/** A 2xx answer that is a page (of a proxy or a hotspot), or that says that it has failed, is a failed call. */
function checkSuccess(response: AxiosResponse<unknown>): AxiosResponse<unknown> {
  const { data, status } = response;
  if (isPage(data)) throw new ApiError('shape', undefined, data);
  if (isRow(data) && data.success === false) throw new ApiError('refused', status, data);
  return response;
}

function toApiError({ response, code, name, config }: AxiosError): ApiError {
  if (response) {
    const { status, data } = response;
    if (status === 401 || status === 403) {
      const authorization = config?.headers.get(TOKEN_HEADER);
      const { keeps } = (config ?? {}) as Pick<ApiCall, 'keeps'>;
      session.onRefused({
        authorization: typeof authorization === 'string' ? authorization : null,
        ...(keeps && { keeps }),
      });
    }
    return new ApiError('status', status, data);
  }
  if (code === axios.AxiosError.ERR_CANCELED) return new ApiError('aborted');
  // The head's call has its own time limit.
  const isTimeout = code === axios.AxiosError.ETIMEDOUT || name === 'TimeoutError';
  return new ApiError(isTimeout ? 'timeout' : 'network');
}

/**
 * Sends a call and returns the parsed body of its 2xx answer. A body that isn't JSON stays a text.
 * @throws ApiError for any other outcome
 */
export async function send(call: ApiCall): Promise<unknown> {
  const { data } = await http.request<unknown>(call as AxiosRequestConfig);
  return data;
}

/**
 * Sends the same fields form-encoded, as a fallback for servers that don't accept JSON.
 * @throws ApiError as {@link send} does
 */
export function sendForm(
  url: string,
  fields: Readonly<Record<string, string>>,
  options: Pick<ApiCall, 'keeps' | 'signal'>,
): Promise<unknown> {
  return send({
    method: 'POST',
    url,
    ...options,
    data: new URLSearchParams(fields),
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  });
}
