import { parseUrl } from '../lib/parseUrl';
import { isLoopback } from './loopback';

/** What a request's headers tell about the page that made it; null for a missing header. */
export interface RequestSource {
  origin: string | null;
  site: string | null;
}

/**
 * Whether another website caused a request to a server of this project. Such a request must be refused, since
 * hiding the answer is not enough: a form needs no preflight. For pictures, scripts and links, which send no
 * origin, the browser's `Sec-Fetch-Site` decides.
 * @param own the origin of the server: its own pages are allowed, and all pages served by this machine
 */
export function isFromOtherSite({ origin, site }: RequestSource, own: string): boolean {
  if (origin === null) return site === 'cross-site';
  return origin !== own && !isLoopback(parseUrl(origin)?.hostname ?? '');
}
