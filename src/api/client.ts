import axios, { isAxiosError, type AxiosRequestConfig } from 'axios';
import { env } from '../config/env';
import { ApiError } from './errors';
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

client.interceptors.response.use(undefined, (error: unknown) => {
  if (isAxiosError(error) && (error.response?.status === 401 || error.response?.status === 403)) {
    const sent = error.config?.headers.get('Authorization');
    handleUnauthorized(typeof sent === 'string' ? sent.slice(BEARER.length) : null, error.config?.url);
  }
  return Promise.reject(error instanceof Error ? error : new ApiError('network'));
});

/** A call: axios's options, with a path of the endpoint table as its address. */
export type ApiRequest = Pick<AxiosRequestConfig, 'method' | 'params' | 'data' | 'headers'> & {
  url: string;
  /** Cancels the call. */
  signal?: AbortSignal;
};

/**
 * Sends a call and gives the parsed body of its 2xx answer; a body that isn't JSON stays a text.
 * @throws ApiError for everything else
 */
export function send({ signal: cancel, ...request }: ApiRequest): Promise<unknown> {
  return inTime(async (signal) => {
    try {
      const { data } = await client.request<unknown>({ ...request, signal });
      if (import.meta.env.MODE === 'development') noteCall(data, request.method ?? 'GET', request.url);
      return data;
    } catch (error) {
      if (!isAxiosError(error) || !error.response) throw error;
      throw new ApiError('status', error.response.status, error.response.data);
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
