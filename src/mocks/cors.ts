import { isFromOtherSite } from '../config/otherSites';
import { TOKEN_HEADER } from '../api/endpoints';
import { SANDBOX_HEADER } from './sandboxes';

/** Whether another website caused the request. */
export function isForeign({ headers, url }: Request): boolean {
  const source = { origin: headers.get('origin'), site: headers.get('sec-fetch-site') };
  return isFromOtherSite(source, new URL(url).origin);
}

/**
 * The headers that let a shop on another port read an answer, but not another website. Errors carry them too:
 * without them a browser reports a 500 as a failed connection.
 */
export function corsHeaders(request: Request): Record<string, string> {
  const origin = request.headers.get('origin');
  if (origin === null || isForeign(request)) return { Vary: 'Origin' };
  return {
    'Access-Control-Allow-Origin': origin,
    Vary: 'Origin',
  };
}

/** Additional headers of the answer to a preflight. */
export const PREFLIGHT_HEADERS: Readonly<Record<string, string>> = {
  'Access-Control-Allow-Methods': 'GET, HEAD, POST, DELETE, OPTIONS',
  'Access-Control-Allow-Headers': `${TOKEN_HEADER}, Content-Type, Accept, ${SANDBOX_HEADER}`,
  'Access-Control-Max-Age': '600',
};
