import type { Read } from '#api/endpoints';

/** What a page's first call may depend on, and only the browser knows. */
export interface FirstCallValues {
  search: string;
  query: string;
  userId: string;
}

export type FirstCall = (values: FirstCallValues) => Read;

/** Stand for the values in a built page, where the head puts the real ones. */
export const PLACES: FirstCallValues = { search: '__search__', query: '__query__', userId: '__userId__' };

/** The URL of a page's first call, with {@link PLACES}. @returns undefined if the page has no first call */
export function firstCallAddress(apiHost: string, first: FirstCall | undefined): string | undefined {
  if (!first) return undefined;
  const { url, params = {} } = first(PLACES);
  const query = Object.entries(params).map(([name, value]) => [name, String(value)]);
  const search = query.length > 0 ? `?${new URLSearchParams(query).toString()}` : '';
  return apiHost + url + search;
}
