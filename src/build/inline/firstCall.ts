import { REQUEST_TIMEOUT_MS, STORAGE_KEYS } from '../../config/constants';
import type { Answer, FirstCall } from '../../lib/firstCall';

/** Placeholders in the address of a first call. */
export const USER_ID = '__userId__';
export const SEARCH = '__search__';

/** The ids of a stored user, in the order in which the API's schema reads them. */
interface StoredUser {
  _id?: unknown;
  id?: unknown;
  userId?: unknown;
}

/** The customer whose session is stored; undefined where none is, or where storage is denied. */
function storedCustomer(): { id: string; token: string } | undefined {
  try {
    const token = localStorage.getItem(STORAGE_KEYS.token)?.trim();
    const user = JSON.parse(localStorage.getItem(STORAGE_KEYS.user) ?? 'null') as StoredUser | null;
    const id = user?._id ?? user?.id ?? user?.userId;
    const readable = typeof id === 'string' || typeof id === 'number';
    return token && readable ? { id: String(id), token } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Sends the first call of a page from its head, before any script of the app has come (behaviour 19.24). The app takes it
 * over when it asks for the same address with the same token.
 * @param template its address, with placeholders
 */
export function sendFirstCall(template: string): void {
  const query = new URLSearchParams(location.search);
  // The saved perfumes are in storage.
  if (query.get('saved')) return;
  const customer = storedCustomer();
  const url = template
    .replace(USER_ID, () => encodeURIComponent(customer?.id ?? ''))
    .replace(SEARCH, () => encodeURIComponent((query.get('search') ?? '').trim()));
  const authorization = customer ? `Bearer ${customer.token}` : null;
  const control = new AbortController();
  const { signal } = control;
  setTimeout(() => control.abort(new DOMException('no answer in time', 'TimeoutError')), REQUEST_TIMEOUT_MS);
  const headers = { Accept: 'application/json', ...(authorization && { Authorization: authorization }) };
  const read = async (): Promise<Answer> => {
    const response = await fetch(url, { headers, signal, cache: customer ? 'no-store' : 'default' });
    return { status: response.status, text: await response.text() };
  };
  const answer = read();
  // Whoever takes the call over is told.
  answer.catch(() => undefined);
  window.firstCall = { url, authorization, answer, control } satisfies FirstCall;
}
