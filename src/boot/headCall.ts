import { addressOf, bearer, TOKEN_HEADER, type Read } from '#api/endpoints';
import type { HeadCall } from '#api/send';
import { REQUEST_TIMEOUT_MS } from '#config/constants';
import { params } from '#config/paths';
import { tidyQuery } from '#lib/names';
import type { storedCustomer } from './storedCustomer';

/** What a page's first call may depend on, and only the browser knows. */
export interface FirstCallValues {
  search: string;
  query: string;
  userId: string;
}

export type FirstCall = (values: FirstCallValues) => Read;

/** Stand for the values in a built page, where the head puts the real ones. */
const PLACEHOLDERS: FirstCallValues = { search: '__search__', query: '__query__', userId: '__userId__' };

/** The URL of a page's first call, with {@link PLACEHOLDERS}. @returns undefined if the page has no first call */
export function firstCallAddress(apiHost: string, first: FirstCall | undefined): string | undefined {
  return first && apiHost + addressOf(first(PLACEHOLDERS));
}

/** Sends a page's first call before the app loads. For the same call with the same token, the app takes its answer. */
export function sendHeadCall(template: string, customer: ReturnType<typeof storedCustomer>): void {
  const query = new URLSearchParams(location.search);
  // Saved perfumes are in storage.
  if (query.get(params.saved) === '1' && template.includes(PLACEHOLDERS.search)) return;
  const words = tidyQuery(query.get(params.query) ?? '');
  // The results page without a query asks for one.
  if (words === '' && template.includes(PLACEHOLDERS.query)) return;
  const search = tidyQuery(query.get(params.search) ?? '');
  const values: FirstCallValues = { search, query: words, userId: customer?.userId ?? '' };
  const valueAt = (_: string, name: keyof FirstCallValues): string => encodeURIComponent(values[name]);
  const url = template.replace(/__(search|query|userId)__/g, valueAt);
  const authorization = bearer(customer?.token);
  const control = new AbortController();
  const { signal } = control;
  const timeout = (): void => control.abort(new DOMException('no answer in time', 'TimeoutError'));
  const timer = setTimeout(timeout, REQUEST_TIMEOUT_MS);
  const headers = { Accept: 'application/json', ...(authorization && { [TOKEN_HEADER]: authorization }) };
  const read = async (): HeadCall['answer'] => {
    const response = await fetch(url, { headers, signal, cache: customer ? 'no-store' : 'default' });
    return { status: response.status, text: await response.text() };
  };
  const answer = read().finally(() => clearTimeout(timer));
  const call: HeadCall = { url, authorization, answer, control, isOk: false };
  answer.then(
    ({ status }) => (call.isOk = status === 200),
    // If the app uses the answer, it handles the failure.
    () => undefined,
  );
  window.headCall = call;
}
