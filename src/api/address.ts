import { parseUrl } from '../lib/parseUrl';
import { isOwnPath } from '../lib/plainPath';

/**
 * Accepts an address from the API only if it is safe as a picture or a link: http(s), a path of the same
 * origin, or `data:image/`.
 * @returns the address, or null
 */
export function safeImageAddress(address: unknown): string | null {
  if (typeof address !== 'string') return null;
  const text = address.trim();
  if (/^data:image\//i.test(text)) return text;
  if (/^https?:\/\/[^/\\]/i.test(text)) return parseUrl(text) ? text : null;
  return isOwnPath(text) ? text : null;
}
