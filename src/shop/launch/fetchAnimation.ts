import { parseBody } from '#api/answers';
import { ApiError } from '#api/errors';
import { env } from '#config/env';
import { isObject } from '#lib/isObject';

/** A Lottie file. Only the player reads the other fields. */
export type AnimationFile = Readonly<Record<string, unknown>> & { layers: readonly unknown[] };

function isAnimationFile(body: unknown): body is AnimationFile {
  return isObject(body) && Array.isArray(body.layers);
}

/** Fetches the animation, without a token: its host is not the API. @throws ApiError, or what fetch throws */
export async function fetchAnimation(signal: AbortSignal): Promise<AnimationFile> {
  const answer = await fetch(env.animationUrl, { signal, headers: { Accept: 'application/json' } });
  if (!answer.ok) throw new ApiError('status', answer.status);
  const body = parseBody(await answer.text());
  if (!isAnimationFile(body)) throw new ApiError('shape');
  return body;
}
