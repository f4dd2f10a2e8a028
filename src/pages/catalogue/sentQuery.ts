import { queryOptions } from '@tanstack/react-query';
import { isAborted } from '../../api/errors';
import { fetchProducts } from '../../api/products';
import { logFailure } from '../../lib/logger';
import { isFullPage, MAX_PAGES_SEARCHED } from '../../model/paging';
import type { Product } from '../../model/product';
import { readList, type ListEntry } from '../../model/sharedList';

/** The maximum number of parallel calls. */
const MAX_PARALLEL = 5;

/** The list's perfumes that the API sells, how many it doesn't, and how many searches failed. */
export interface SentList {
  found: readonly Product[];
  gone: number;
  failed: number;
}

/** Searches by name for the product with an id; undefined if there is none. */
async function find({ id, name }: ListEntry, signal: AbortSignal): Promise<Product | undefined> {
  for (let page = 1; page <= MAX_PAGES_SEARCHED; page += 1) {
    const { rows, rawCount } = await fetchProducts({ search: name, page }, signal);
    const product = rows.find((row) => row.id === id);
    if (product || !isFullPage(rawCount)) return product;
  }
  return undefined;
}

async function load(list: string, signal: AbortSignal): Promise<SentList> {
  const entries = readList(list);
  const found: Product[] = [];
  let [gone, failed] = [0, 0];
  for (let at = 0; at < entries.length; at += MAX_PARALLEL) {
    const some = entries.slice(at, at + MAX_PARALLEL).map((entry) => find(entry, signal));
    for (const answer of await Promise.allSettled(some)) {
      if (answer.status === 'fulfilled' && answer.value) found.push(answer.value);
      else if (answer.status === 'fulfilled') gone += 1;
      else if (isAborted(answer.reason)) throw answer.reason;
      else {
        logFailure('Failed to load a perfume of a list', answer.reason);
        failed += 1;
      }
    }
  }
  return { found, gone, failed };
}

/** The perfumes of a shared list, from the API: names in the address are not shown. */
export function sentQuery(list: string) {
  return queryOptions({ queryKey: ['sent', list], queryFn: ({ signal }) => load(list, signal) });
}
