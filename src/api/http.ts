import axios, { AxiosError, AxiosHeaders, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';
import { env } from '../config/env';
import { bearer, tokenIn } from '../lib/bearer';
import type { Answer } from '../lib/firstCall';
import { getSession } from './sessionStore';

export { isAxiosError } from 'axios';

/** An answer, and the Authorization header of its request. */
export type FirstAnswer = Answer & { authorization: string | null };

declare module 'axios' {
  interface AxiosRequestConfig {
    /** The answer to this request if the page's head has already sent it (src/lib/firstCall.ts). */
    answer?: FirstAnswer | undefined;
  }
}

/**
 * The only axios instance (behaviour 16.1). `allowAbsoluteUrls: false` keeps the token on the API's host. It
 * only works with a base URL, so the page's own origin is given as '/'.
 */
export const http = axios.create({
  adapter: fetchAdapter,
  baseURL: env.apiHost || '/',
  allowAbsoluteUrls: false,
  headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
});

http.interceptors.request.use((config) => {
  // The session may have changed before the first call is answered.
  const authorization = config.answer ? config.answer.authorization : bearer(getSession()?.token);
  if (authorization) config.headers.set('Authorization', authorization);
  return config;
});

/** The token that a request carried; null for a guest's request. */
export function tokenOf(config: InternalAxiosRequestConfig | undefined): string | null {
  return tokenIn(config?.headers.get('Authorization'));
}

/** Uses fetch, which can bypass the browser's cache without a header that CORS must allow. */
async function fetchAdapter(config: InternalAxiosRequestConfig): Promise<AxiosResponse<string>> {
  const { status, text } = config.answer ?? (await send(config));
  const response = { data: text, status, statusText: '', headers: new AxiosHeaders(), config };
  if (config.validateStatus?.(status)) return response;
  throw new AxiosError(`status ${String(status)}`, undefined, config, null, response);
}

async function send(config: InternalAxiosRequestConfig): Promise<Answer> {
  const { headers, method = 'get', signal } = config;
  const data: unknown = config.data;
  if (data === undefined) headers.delete('Content-Type');
  const response = await fetch(new URL(axios.getUri(config), window.location.href), {
    method: method.toUpperCase(),
    headers: headers.toJSON() as Record<string, string>,
    // Another customer must not get this answer from the cache.
    cache: headers.has('Authorization') ? 'no-store' : 'default',
    ...(data !== undefined && { body: data as BodyInit }),
    ...(signal && { signal: signal as AbortSignal }),
  });
  return { status: response.status, text: await response.text() };
}
