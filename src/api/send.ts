import type { AxiosRequestConfig } from 'axios';
import { env } from '#config/env';
import { checkAnswer, parseBody } from './answers';
import { currentAuthorization, type CallAuth } from './connection';
import { addressOf } from './endpoints';
import { ApiError } from './errors';

/** The call that the page's head sends before the app's code is loaded. */
export interface HeadCall {
  url: string;
  authorization: string | null;
  answer: Promise<{ status: number; text: string }>;
  control: AbortController;
  /** Whether the answer is there, with status 200. */
  isOk: boolean;
}

declare global {
  interface Window {
    headCall?: HeadCall | undefined;
  }
}

/** A call: axios's own options, with a path of the endpoint table as `url`. */
export type ApiCall = Pick<
  AxiosRequestConfig,
  'method' | 'params' | 'data' | 'headers' | 'fetchOptions' | 'timeout'
> &
  Pick<CallAuth, 'onUnauthorizedKeep'> & {
    url: string;
    signal?: AbortSignal | undefined;
    /** The header of an earlier moment; by default, the session's. */
    authorization?: string | null | undefined;
  };

export const loadClient = () => import('./client');

/**
 * Sends a call and returns the parsed body of its 2xx answer. A body that isn't JSON stays a text. The answer to the
 * call that the page's head has sent is taken over, so that the first rows do not wait for axios.
 * @throws ApiError for any other outcome
 */
export async function send(call: ApiCall): Promise<unknown> {
  // A call carries the token of the moment when it was made.
  const { authorization = currentAuthorization() } = call;
  // A call that is cancelled at once, as React's StrictMode does in development, is not sent and takes over nothing.
  await Promise.resolve();
  if (call.signal?.aborted) throw new ApiError('aborted');
  const early = takeOver(call, authorization);
  if (early) return early;
  const { request } = await loadClient().catch(() => {
    throw new ApiError('unsent');
  });
  return request({ ...call, authorization } as AxiosRequestConfig & CallAuth);
}

/** The answer to the head's call, once, if it is this call. */
function takeOver(call: ApiCall, authorization: string | null): Promise<unknown> | undefined {
  const { headCall } = window;
  const { method, signal, onUnauthorizedKeep } = call;
  if (!headCall || method !== 'GET' || headCall.url !== env.apiHost + addressOf(call)) return undefined;
  if (headCall.authorization !== authorization) {
    cancelHeadCall();
    return undefined;
  }
  window.headCall = undefined;
  signal?.addEventListener('abort', () => headCall.control.abort());
  return headCall.answer.then(
    ({ status, text }) => checkAnswer(status, parseBody(text), { authorization, onUnauthorizedKeep }),
    (error: unknown) => {
      if (signal?.aborted) throw new ApiError('aborted');
      throw new ApiError(error instanceof DOMException ? 'timeout' : 'network');
    },
  );
}

/** Cancels the head's call if its answer is unused, because its page was left or the session changed. */
export function cancelHeadCall(): void {
  window.headCall?.control.abort();
  window.headCall = undefined;
}

/** For servers that don't accept JSON: sends the fields of `data` form-encoded. */
export const formEncoded = { headers: { 'Content-Type': 'application/x-www-form-urlencoded' } };
