import { parseBody } from '#api/answers';
import { ApiError } from '#api/errors';
import { env } from '#config/env';
import { isObject } from '#lib/isObject';

/** A Lottie file. Only the player reads the other fields. */
export type AnimationFile = Readonly<Record<string, unknown>> & { layers: readonly unknown[] };

function isAnimationFile(body: unknown): body is AnimationFile {
  return isObject(body) && Array.isArray(body.layers);
}

/**
 * Fetches the animation's file from its asset host. The host is not the API, so the request
 * carries no token. This module does not import the API's client.
 * @throws ApiError for an answer that is no animation; else what fetch throws
 */
export async function fetchAnimation(signal: AbortSignal): Promise<AnimationFile> {
  const answer = await fetch(env.animationUrl, { signal, headers: { Accept: 'application/json' } });
  if (!answer.ok) throw new ApiError('status', answer.status);
  const body = parseBody(await answer.text());
  if (!isAnimationFile(body)) throw new ApiError('shape');
  return body;
}
