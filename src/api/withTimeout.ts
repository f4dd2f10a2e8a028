import { REQUEST_TIMEOUT_MS } from '#config/constants';
import { ApiError } from './errors';

/**
 * Runs a call and cancels it after 30 seconds, reading the answer included. For the e-mail service and the
 * animation; axios has a limit of its own.
 * @param call receives the signal that cancels it, and may ignore it
 * @param cancel cancels the call from outside, for example when its page is left
 * @throws ApiError: the call's own; 'timeout' or 'aborted' if the call was cancelled; else 'network'
 */
export async function withTimeout<Answer>(
  call: (signal: AbortSignal) => Promise<Answer>,
  cancel?: AbortSignal,
): Promise<Answer> {
  const control = new AbortController();
  const { signal } = control;
  const cancelled = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as ApiError));
  });
  const stop = (): void => control.abort(new ApiError('aborted'));
  const timer = setTimeout(() => control.abort(new ApiError('timeout')), REQUEST_TIMEOUT_MS);
  cancel?.addEventListener('abort', stop);
  if (cancel?.aborted) stop();
  try {
    return await Promise.race([call(signal), cancelled]);
  } catch (error) {
    throw error instanceof ApiError ? error : new ApiError('network');
  } finally {
    clearTimeout(timer);
    cancel?.removeEventListener('abort', stop);
  }
}
