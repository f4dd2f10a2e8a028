import { REQUEST_TIMEOUT_MS } from '../config/constants';
import { env } from '../config/env';
import { ApiError } from './errors';

/** A Lottie file: of its inside only the player knows more. */
export type AnimationFile = Readonly<Record<string, unknown>> & { layers: readonly unknown[] };

function isAnimationFile(body: unknown): body is AnimationFile {
  return typeof body === 'object' && body !== null && 'layers' in body && Array.isArray(body.layers);
}

/**
 * GET of the animation's file from its asset host (spec 7: third-party calls). It is not the API: no token goes
 * with it, and it is light enough for pages that don't load the API's client.
 * @param signal gives the call up
 * @throws ApiError
 */
export async function fetchAnimation(signal: AbortSignal): Promise<AnimationFile> {
  const call = new AbortController();
  const stop = (): void => call.abort(new ApiError('aborted'));
  const timer = setTimeout(() => call.abort(new ApiError('timeout')), REQUEST_TIMEOUT_MS);
  signal.addEventListener('abort', stop);
  if (signal.aborted) stop();
  try {
    return await readAnimation(call.signal);
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw call.signal.reason instanceof ApiError ? call.signal.reason : new ApiError('network');
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}

async function readAnimation(signal: AbortSignal): Promise<AnimationFile> {
  const answer = await fetch(env.animationUrl, { signal, headers: { Accept: 'application/json' } });
  if (!answer.ok) throw new ApiError('status', answer.status);
  const text = await answer.text();
  const body = parsed(text);
  if (isAnimationFile(body)) return body;
  throw new ApiError('shape');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new ApiError('shape');
  }
}
