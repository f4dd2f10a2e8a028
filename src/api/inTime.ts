import { REQUEST_TIMEOUT_MS } from '../config/constants';
import { ApiError } from './errors';

/**
 * Makes a call that is given up after 30 seconds (behaviour 16.2). The timer is the shop's own, so that it is the same
 * for axios and fetch, and counts until the whole answer has been read.
 * @param call gets the signal that gives it up
 * @param left gives the call up too, when the page that wants it is left
 * @throws ApiError: the call's own; 'timeout' or 'aborted' for a call that was given up; else 'network'
 */
export async function inTime<Answer>(
  call: (signal: AbortSignal) => Promise<Answer>,
  left?: AbortSignal,
): Promise<Answer> {
  const control = new AbortController();
  const stop = (): void => control.abort(new ApiError('aborted'));
  const timer = setTimeout(() => control.abort(new ApiError('timeout')), REQUEST_TIMEOUT_MS);
  left?.addEventListener('abort', stop);
  if (left?.aborted) stop();
  try {
    return await call(control.signal);
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw control.signal.reason instanceof ApiError ? control.signal.reason : new ApiError('network');
  } finally {
    clearTimeout(timer);
    left?.removeEventListener('abort', stop);
  }
}

/** Fails as soon as a call is given up, for calls that do not listen to their signal. */
export function givenUp(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as ApiError));
  });
}
