import { isObject } from '../lib/isObject';
import { ApiError } from './errors';
import { isPage } from './messages';
import { reportUnauthorized, type CallAuth } from './sessionAccess';

/**
 * Checks the answer to a call. A 401 or 403 is reported to the session. A 2xx answer that is a page (of a proxy or
 * a hotspot), or that says that it has failed, is a failed call.
 * @returns the body
 * @throws ApiError
 */
export function checkAnswer(status: number, body: unknown, call: CallAuth): unknown {
  if (status === 401 || status === 403) reportUnauthorized(call);
  if (status < 200 || status > 299) throw new ApiError('status', status, body);
  if (isPage(body)) throw new ApiError('shape', undefined, body);
  if (isObject(body) && body.success === false) throw new ApiError('unsuccessful', status, body);
  return body;
}
