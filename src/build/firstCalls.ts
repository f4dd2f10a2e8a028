import { reads, type Read } from '../api/endpoints';
import { paths } from '../config/paths';
import { perfumes } from '../config/perfumes';
import { keysOf } from '../lib/tables';
import { SEARCH, USER_ID } from './inline/firstCall';

/** The first call of a visit, by the page's path (behaviour 16.25). */
const FIRST_READS: Readonly<Record<string, Read>> = {
  [paths.products]: reads.products(SEARCH, 1),
  ...Object.fromEntries(keysOf(perfumes).map((key) => [paths[key], reads.products(perfumes[key].name, 1)])),
  [paths.cart]: reads.cart(USER_ID),
  [paths.orders]: reads.orders(USER_ID, 1),
  [paths.profile]: reads.profile(),
};

/**
 * The URL of a page's first call, with placeholders for values that only the browser knows.
 * @param apiHost the API's base
 * @param path a path of the route table
 * @returns undefined if the page starts without a call
 */
export function firstCallOf(apiHost: string, path: string): string | undefined {
  const read = FIRST_READS[path];
  if (!read) return undefined;
  const query = Object.entries(read.params ?? {}).map(([name, value]) => [name, String(value)]);
  const search = query.length > 0 ? `?${new URLSearchParams(query).toString()}` : '';
  return apiHost + read.url + search;
}
