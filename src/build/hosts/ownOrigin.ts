import { endpoints } from '../../api/endpoints';
import { paths } from '../../config/paths';

/** Patterns that tell calls from pages, for an API on the shop's own origin. */

const anyOf = (addresses: readonly string[]): string => `(${addresses.join('|')})`;
const pages: ReadonlySet<string> = new Set(Object.values(paths));
const calls = [...new Set(Object.values(endpoints))];

export const API_PATTERN = anyOf(calls.map((path) => path.replace(':userId', '[^/]+')));
/** Calls whose path is also a page's: the Accept header distinguishes them. */
export const PAGES_AND_CALLS = anyOf(calls.filter((path) => pages.has(path)));

/**
 * The two patterns, for an API under a path of the shop's own origin.
 * @param base for example '/shop', or ''
 */
export function callsUnder(base: string): { calls: string; pagesAndCalls: string } {
  const start = base.replace(/[^\w/~-]/g, '\\$&');
  return { calls: start + API_PATTERN, pagesAndCalls: start + PAGES_AND_CALLS };
}
