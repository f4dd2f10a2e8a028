import { TOKEN_HEADER, bearer } from '#api/endpoints';
import type { HeadAnswer, HeadCall } from '#api/headCall';
import { REQUEST_TIMEOUT_MS } from '#config/constants';
import { params } from '#config/paths';
import { tidyQuery } from '#lib/names';
import { PLACES } from './firstCall';
import type { StoredCustomer } from './storedCustomer';

/**
 * Sends the first API call of a page from its head, before the app's scripts are loaded.
 * The app uses the answer when it requests the same address with the same token.
 */
export function sendHeadCall(template: string, customer: StoredCustomer | undefined): void {
  const query = new URLSearchParams(location.search);
  // Saved perfumes are in storage.
  if (query.get(params.saved) === '1' && template.includes(PLACES.search)) return;
  const words = tidyQuery(query.get(params.query) ?? '');
  // The results page without a query asks for one.
  if (words === '' && template.includes(PLACES.query)) return;
  const url = template
    .replace(PLACES.userId, () => encodeURIComponent(customer?.id ?? ''))
    .replace(PLACES.query, () => encodeURIComponent(words))
    .replace(PLACES.search, () => encodeURIComponent((query.get(params.search) ?? '').trim()));
  const authorization = bearer(customer?.token);
  const control = new AbortController();
  const { signal } = control;
  const timeout = (): void => control.abort(new DOMException('no answer in time', 'TimeoutError'));
  const timer = setTimeout(timeout, REQUEST_TIMEOUT_MS);
  const headers = { Accept: 'application/json', ...(authorization && { [TOKEN_HEADER]: authorization }) };
  const read = async (): Promise<HeadAnswer> => {
    const response = await fetch(url, { headers, signal, cache: customer ? 'no-store' : 'default' });
    return { status: response.status, text: await response.text() };
  };
  const answer = read().finally(() => clearTimeout(timer));
  // If the app uses the answer, it handles the failure.
  answer.catch(() => undefined);
  window.headCall = { url, authorization, answer, control } satisfies HeadCall;
}
