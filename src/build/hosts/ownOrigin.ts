import { endpoints } from '../../api/endpoints';
import { paths } from '../../config/paths';

/** For an API on the shop's own origin: which addresses are calls, as patterns. */

const anyOf = (addresses: readonly string[]): string => `(${addresses.join('|')})`;
const pages: ReadonlySet<string> = new Set(Object.values(paths));
const calls = [...new Set(Object.values(endpoints))];

/** All calls. */
export const API_PATTERN = anyOf(calls.map((path) => path.replace(':userId', '[^/]+')));
/** Calls that have the address of a page: the Accept header says which is meant. */
export const PAGES_AND_CALLS = anyOf(calls.filter((path) => pages.has(path)));

/**
 * The two patterns, for an API under a path of the shop's own origin.
 * @param base such as '/shop', or ''
 */
export function callsUnder(base: string): { calls: string; pagesAndCalls: string } {
  const start = base.replace(/[^\w/~-]/g, '\\$&');
  return { calls: start + API_PATTERN, pagesAndCalls: start + PAGES_AND_CALLS };
}
