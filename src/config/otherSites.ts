import { isLoopback } from './loopback';

/** What a request says of the page that made it; null where it says nothing. */
export interface RequestSource {
  origin: string | null;
  site: string | null;
}

/**
 * Whether another website makes a browser send a request to a server of this project. Its forms need no preflight, so
 * it is refused, not only kept from reading; a browser that names no origin (pictures, scripts, links) says at least
 * where it comes from.
 * @param own the origin that the request was sent to: its own pages are welcome, and all that this machine serves
 */
export function isFromOtherSite({ origin, site }: RequestSource, own: string): boolean {
  if (origin === null) return site === 'cross-site';
  return origin !== own && !(URL.canParse(origin) && isLoopback(new URL(origin).hostname));
}
