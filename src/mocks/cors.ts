import { isLoopback } from '../config/loopback';
import { WORLD_HEADER } from './worlds';

/** Whether pages of this origin may use the server: its own pages, and all that this machine serves. */
function isWelcome(origin: string, own: string): boolean {
  return origin === own || (URL.canParse(origin) && isLoopback(new URL(origin).hostname));
}

/**
 * Whether another website makes a browser ask. Its forms need no preflight, so it is refused, not only kept
 * from reading; a browser that names no origin (pictures, scripts, links) says at least where it comes from.
 */
export function isForeign(request: Request): boolean {
  const origin = request.headers.get('origin');
  if (origin !== null) return !isWelcome(origin, new URL(request.url).origin);
  return request.headers.get('sec-fetch-site') === 'cross-site';
}

/**
 * The headers that let a shop of another port read an answer, unless it is another website's. They stand on
 * errors too: without them a browser shows a 500 as a broken connection.
 */
export function corsHeaders(request: Request): Record<string, string> {
  const origin = request.headers.get('origin');
  if (origin === null || isForeign(request)) return { Vary: 'Origin' };
  return {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Expose-Headers': 'Retry-After',
    Vary: 'Origin',
  };
}

/** The further headers of the answer to a preflight. */
export const PREFLIGHT_HEADERS: Readonly<Record<string, string>> = {
  'Access-Control-Allow-Methods': 'GET, HEAD, POST, DELETE, OPTIONS',
  'Access-Control-Allow-Headers': `Authorization, Content-Type, Accept, ${WORLD_HEADER}`,
  'Access-Control-Max-Age': '600',
};
