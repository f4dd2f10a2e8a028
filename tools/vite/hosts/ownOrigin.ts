import { endpoints } from '../../../src/api/endpoints';
import { paths } from '../../../src/config/paths';

/** Patterns that tell calls from pages, for an API on the shop's own origin. */

const anyOf = (addresses: readonly string[]): string => `(${addresses.join('|')})`;
const pages: ReadonlySet<string> = new Set(Object.values(paths));
const calls = [...new Set(Object.values(endpoints))];

/**
 * The pattern of all calls, and of those whose path is also a page's: there the Accept header decides.
 * @param base the path of the API on the shop's own origin, for example '/shop', or ''
 */
export function callsUnder(base: string): { calls: string; pagesAndCalls: string } {
  const start = base.replace(/[^\w/~-]/g, '\\$&');
  return {
    calls: start + anyOf(calls.map((path) => path.replace(':userId', '[^/]+'))),
    pagesAndCalls: start + anyOf(calls.filter((path) => pages.has(path))),
  };
}
