import { env } from '../config/env';
import { ApiError } from './errors';
import { withTimeout } from './withTimeout';

/** A Lottie file; only the player knows what else is in it. */
export type AnimationFile = Readonly<Record<string, unknown>> & { layers: readonly unknown[] };

function isAnimationFile(body: unknown): body is AnimationFile {
  return typeof body === 'object' && body !== null && 'layers' in body && Array.isArray(body.layers);
}

/**
 * GET of the animation's file from its asset host (behaviour 7.11). It is not the API: no token goes
 * with it, and it is light enough for pages that don't load the API's client.
 * @param signal cancels the call
 * @throws ApiError
 */
export function fetchAnimation(signal: AbortSignal): Promise<AnimationFile> {
  return withTimeout(readAnimation, signal);
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
