import { readList, type Fields } from '#api/answers';
import { endpoints, reads } from '#api/endpoints';
import { isAborted } from '#api/errors';
import { firstId, readImage, readText, safeImageAddress } from '#api/fields';
import { send } from '#api/send';
import { logFailure } from '#lib/logger';
import { toCents } from '#lib/money';
import { queryClient } from '#shop/queries/queryClient';
import { pagedQuery, uniqueById, type ListPage } from '#shop/queries/usePagedList';
import type { Product } from './product';

const CALL = `GET ${endpoints.products}`;

/** Reads a product. One without id, name or price cannot be shown or bought. */
export function readProduct(product: Fields): Product | undefined {
  const id = firstId(product.productId, product._id, product.id);
  const name = readText(product.name);
  const price = toCents(product.price);
  if (id === '' || name === '' || price === null) return undefined;
  const all = images(product);
  return {
    id,
    name,
    description: readText(product.description),
    price,
    image: readImage(product),
    ...(all.length > 1 && { images: all }),
  };
}

const MAX_PICTURES = 24;

function images(product: Fields): string[] {
  const first = readImage(product);
  const others: unknown[] = Array.isArray(product.images) ? product.images.slice(0, 2 * MAX_PICTURES) : [];
  const safe = [first, ...others.map(safeImageAddress)].filter((address) => address !== null);
  return [...new Set(safe)].slice(0, MAX_PICTURES);
}

/** @throws ApiError */
export async function fetchProducts(
  query: { search: string; page: number },
  signal?: AbortSignal,
): Promise<ListPage<Product>> {
  const body = await send({ method: 'GET', ...reads.products(query.search, query.page), signal });
  const { rows, rawCount } = readList(readProduct, body, 'products', CALL);
  return { rows: uniqueById(rows), rawCount };
}

/** The query of the catalogue's pages for a search text. A failure is only logged. */
export function productsQuery(search: string) {
  const query = pagedQuery(['products', search], (page, signal) =>
    fetchProducts({ search, page }, signal).catch((error: unknown) => {
      if (!isAborted(error)) logFailure('Failed to load products', error);
      throw error;
    }),
  );
  // A tab that comes back after five minutes must not order at a price of yesterday.
  return { ...query, refetchOnWindowFocus: true };
}

/** Puts the answer that the page's head has into the cache. One that can't be read is left to the list, which says so. */
export async function cacheHeadAnswer(search: string): Promise<void> {
  const { headCall } = window;
  try {
    const first = await fetchProducts({ search, page: 1 });
    queryClient().setQueryData(productsQuery(search).queryKey, { pages: [first], pageParams: [1] });
  } catch {
    window.headCall = headCall;
  }
}

/** The first products for a search text, outside of a component. @throws ApiError */
export async function firstProducts(search: string): Promise<readonly Product[]> {
  const { pages } = await queryClient().fetchInfiniteQuery(productsQuery(search));
  return pages.flatMap(({ rows }) => rows);
}
