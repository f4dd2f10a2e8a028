import { perfumes } from '#house/perfumes';
import { reads, type Read } from '#api/endpoints';
import { paths } from '#config/paths';
import { keysOf } from '#lib/tables';
import { QUERY, SEARCH, USER_ID } from './inline/sendHeadCall';

/** The call that each page's head sends, by the page's path. */
const HEAD_READS: Readonly<Record<string, Read>> = {
  [paths.products]: reads.products(SEARCH, 1),
  ...Object.fromEntries(
    keysOf(perfumes).map((key) => [perfumes[key].path, reads.products(perfumes[key].name, 1)]),
  ),
  [paths.search]: reads.products(QUERY, 1),
  [paths.cart]: reads.cart(USER_ID),
  [paths.orders]: reads.orders(USER_ID, 1),
  [paths.profile]: reads.profile(),
};

/**
 * The URL of the call that a page's head sends, with placeholders for values that only the browser knows.
 * @param apiHost the API's base
 * @param path a path of the route table
 * @returns undefined if its head sends none
 */
export function headCallAddress(apiHost: string, path: string): string | undefined {
  const read = HEAD_READS[path];
  if (!read) return undefined;
  const query = Object.entries(read.params ?? {}).map(([name, value]) => [name, String(value)]);
  const search = query.length > 0 ? `?${new URLSearchParams(query).toString()}` : '';
  return apiHost + read.url + search;
}
