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
