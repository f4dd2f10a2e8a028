import axios, { AxiosHeaders, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';
import { env } from '../config/env';
import { bearer } from '../lib/bearer';
import { TOKEN_HEADER } from './endpoints';
import { getSession } from '../session/sessionStore';

/**
 * The only axios instance. `allowAbsoluteUrls: false` keeps the token on the API's host. It
 * only works with a base URL, so the page's own origin is given as '/'. An answer outside 2xx is no error
 * here: `send` decides what it means.
 */
export const http = axios.create({
  adapter: fetchAdapter,
  baseURL: env.apiHost || '/',
  allowAbsoluteUrls: false,
  headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
});

http.interceptors.request.use(
  (config) => {
    const authorization = bearer(getSession()?.token);
    if (authorization) config.headers.set(TOKEN_HEADER, authorization);
    return config;
  },
  null,
  // `send` compares the session with the call's right before this, and nothing may happen in between.
  { synchronous: true },
);

/**
 * The shop's own adapter: XMLHttpRequest can't bypass the browser's cache without a header that CORS must
 * allow, and axios's adapter for fetch adds a User-Agent header that CORS must allow.
 */
async function fetchAdapter(config: InternalAxiosRequestConfig): Promise<AxiosResponse<string>> {
  const { headers, method = 'get', signal } = config;
  const body: unknown = config.data;
  if (body === undefined) headers.delete('Content-Type');
  const response = await fetch(new URL(axios.getUri(config), window.location.href), {
    method: method.toUpperCase(),
    headers: headers.toJSON() as Record<string, string>,
    // Another customer must not get this answer from the cache.
    cache: headers.has(TOKEN_HEADER) ? 'no-store' : 'default',
    ...(body !== undefined && { body: body as BodyInit }),
    ...(signal && { signal: signal as AbortSignal }),
  });
  const data = await response.text();
  return { data, status: response.status, statusText: '', headers: new AxiosHeaders(), config };
}
