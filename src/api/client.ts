import axios, { isAxiosError, type AxiosError, type AxiosRequestConfig } from 'axios';
import { env } from '../config/env';
import { ApiError, isUnauthorized } from './errors';
import { noteCall } from './explain';
import { inTime } from './inTime';
import { getSession } from './sessionStore';
import { handleUnauthorized } from './unauthorized';

/**
 * The one axios instance (behaviour 16.1). An absolute address from data can't carry the token elsewhere; axios looks
 * after that only where there is a base, so the page's own origin is written as '/'.
 */
const client = axios.create({
  baseURL: env.apiHost || '/',
  allowAbsoluteUrls: false,
  headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
});

const BEARER = 'Bearer ';

client.interceptors.request.use((config) => {
  const token = getSession()?.token;
  if (token) config.headers.set('Authorization', BEARER + token);
  return config;
});

/** The token that a failed request carried. */
function tokenOf({ config }: AxiosError): string | null {
  const sent = config?.headers.get('Authorization');
  return typeof sent === 'string' ? sent.slice(BEARER.length) : null;
}

/** A call: axios's options, with a path of the endpoint table as its address. */
export type ApiRequest = Pick<AxiosRequestConfig, 'method' | 'params' | 'data' | 'headers'> & {
  url: string;
  /** Cancels the call. */
  signal?: AbortSignal;
  /** Prefetched: a 401 or 403 neither ends the session nor redirects. */
  ahead?: boolean | undefined;
};

/**
 * Sends a call and gives the parsed body of its 2xx answer; a body that isn't JSON stays a text.
 * @throws ApiError for everything else
 */
export function send({ signal: cancel, ahead = false, ...request }: ApiRequest): Promise<unknown> {
  return inTime(async (signal) => {
    try {
      const { data } = await client.request<unknown>({ ...request, signal });
      if (import.meta.env.MODE === 'development') noteCall(data, request.method ?? 'GET', request.url);
      return data;
    } catch (error) {
      if (!isAxiosError(error) || !error.response) throw error;
      const failure = new ApiError('status', error.response.status, error.response.data);
      if (isUnauthorized(failure) && !ahead) handleUnauthorized(tokenOf(error), request.url);
      throw failure;
    }
  }, cancel);
}

/**
 * Sends the same fields form-encoded, as a fallback for servers that want it so (behaviour 5.4, 6.19). Without the
 * header of its own, the instance's JSON content type would stay on the request.
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
