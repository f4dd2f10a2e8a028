import axios, { type AxiosError, type AxiosRequestConfig, type InternalAxiosRequestConfig } from 'axios';
import { REQUEST_TIMEOUT_MS } from '#config/constants';
import { checkAnswer } from './answers';
import { env } from '#config/env';
import type { CallAuth } from './connection';
import { TOKEN_HEADER } from './endpoints';
import { ApiError } from './errors';

/** The only axios instance. `allowAbsoluteUrls: false` keeps the token on the API's host. */
const http = axios.create({
  adapter: 'fetch',
  timeout: REQUEST_TIMEOUT_MS,
  allowAbsoluteUrls: false,
  validateStatus: null,
  headers: { Accept: 'application/json' },
});

type Config = InternalAxiosRequestConfig & CallAuth;

http.interceptors.request.use((config) => {
  const { authorization } = config as Config;
  if (authorization) config.headers.set(TOKEN_HEADER, authorization);
  // A server that allows few headers across origins would refuse it.
  config.headers.set('User-Agent', false);
  config.baseURL = new URL(env.apiHost || '/', window.location.href).href;
  // The next customer must not get this answer from the cache.
  if (authorization) config.fetchOptions = { ...config.fetchOptions, cache: 'no-store' };
  return config;
});

http.interceptors.response.use(
  (response) => {
    checkAnswer(response.status, response.data, response.config as Config);
    return response;
  },
  ({ code }: AxiosError) => {
    if (code === axios.AxiosError.ERR_CANCELED) throw new ApiError('aborted');
    throw new ApiError(code === axios.AxiosError.ETIMEDOUT ? 'timeout' : 'network');
  },
);

/** Sends a call. @returns the body of its 2xx answer, parsed if it is JSON @throws ApiError for any other outcome */
export async function request(call: AxiosRequestConfig & CallAuth): Promise<unknown> {
  const { data } = await http.request<unknown>(call);
  return data;
}
