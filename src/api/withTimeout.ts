import { REQUEST_TIMEOUT_MS } from '../config/constants';
import { ApiError } from './errors';

/**
 * Makes a call that is cancelled after 30 seconds (behaviour 16.2). The timer is the shop's own, so that it is the
 * same for axios and fetch, and counts until the whole answer has been read.
 * @param call gets the signal that cancels it
 * @param cancel cancels the call from outside, as when its page is left
 * @throws ApiError: the call's own; 'timeout' or 'aborted' for a call that was cancelled; else 'network'
 */
export async function withTimeout<Answer>(
  call: (signal: AbortSignal) => Promise<Answer>,
  cancel?: AbortSignal,
): Promise<Answer> {
  const control = new AbortController();
  const stop = (): void => control.abort(new ApiError('aborted'));
  const timer = setTimeout(() => control.abort(new ApiError('timeout')), REQUEST_TIMEOUT_MS);
  cancel?.addEventListener('abort', stop);
  if (cancel?.aborted) stop();
  try {
    return await call(control.signal);
  } catch (error) {
    if (error instanceof ApiError) throw error;
    if (control.signal.reason instanceof ApiError) throw control.signal.reason;
    // The page's first call has a timer of its own.
    throw new ApiError(error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'network');
  } finally {
    clearTimeout(timer);
    cancel?.removeEventListener('abort', stop);
  }
}

/** Rejects as soon as a call is cancelled, for calls that ignore their signal. */
export function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as ApiError));
  });
}
