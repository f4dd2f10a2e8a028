import { WORLD_HEADER } from './worlds';

/**
 * The headers that let a shop of another origin read an answer. They stand on errors too: without them a
 * browser shows a 500 as a broken connection.
 */
export function corsHeaders(request: Request): Record<string, string> {
  return {
    'Access-Control-Allow-Origin': request.headers.get('origin') ?? '*',
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
