import { isAborted, isUnauthorized } from '../api/errors';
import { fetchProducts } from '../api/products';
import { logFailure } from '../lib/logger';
import type { Page } from '../model/paging';
import type { Product } from '../model/product';
import { AheadError, pagedQuery } from './paged/usePagedList';

const FRESH_MS = 5 * 60_000;

interface Wanted {
  search: string;
  page: number;
  ahead: boolean;
}

/** A visit's first call, until the list whose first page it asks for takes it over. */
let early: { search: string; answer: Promise<Page<Product>>; cancel: AbortController } | undefined;

/**
 * Asks for the first page of the list that a visit begins at, while React takes the page over (behaviour 19.24).
 * @param search the list's search text
 */
export function fetchEarly(search: string): void {
  const cancel = new AbortController();
  const answer = fetchProducts({ search, page: 1, ahead: true }, cancel.signal);
  // Told by the list that takes it over.
  answer.catch(() => undefined);
  early = { search, answer, cancel };
}

/** What the early call brings; undefined where none was made, or it was refused: then the list's own call counts. */
async function takeEarly({ search, page }: Wanted, signal: AbortSignal): Promise<Page<Product> | undefined> {
  const call = early;
  early = undefined;
  if (page !== 1 || call?.search !== search) return undefined;
  signal.addEventListener('abort', () => call.cancel.abort());
  return call.answer.catch((error: unknown) => {
    if (isUnauthorized(error)) return undefined;
    throw error;
  });
}

async function loadPage(wanted: Wanted, signal: AbortSignal): Promise<Page<Product>> {
  try {
    return (await takeEarly(wanted, signal)) ?? (await fetchProducts(wanted, signal));
  } catch (error) {
    if (wanted.ahead) throw new AheadError();
    if (!isAborted(error)) logFailure('Failed to load products', error);
    throw error;
  }
}

/**
 * The catalogue's pages for a search text. A failure is logged only (behaviour 8.18).
 * @param ahead they are prefetched: a failure has no consequences (behaviour 4.8)
 */
export function productsQuery(search: string, ahead = false) {
  return pagedQuery(
    ['products', search],
    (page, signal) => loadPage({ search, page, ahead }, signal),
    FRESH_MS,
  );
}
