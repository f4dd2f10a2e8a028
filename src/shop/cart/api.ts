import { hasNoList, isHtml, readList, type Fields } from '#api/answers';
import { endpoints, fillPath, reads } from '#api/endpoints';
import { hasStatus } from '#api/errors';
import { productFields, readCount } from '#api/fields';
import { send, type ApiCall } from '#api/send';
import { DEFAULT_QUANTITY } from '#config/constants';
import type { CartRow } from './rows';

/** Reads a row of the cart. Every object is kept, even with missing fields. */
export function readCartRow(row: Fields): CartRow {
  return { ...productFields(row), quantity: readCount(row.quantity) ?? DEFAULT_QUANTITY };
}

/**
 * Reads a cart, from the server or from the mirror in storage.
 * @param source what it is from, for the log
 * @throws ApiError 'shape' if there is no list of rows, or no row of it is an object
 */
export function readCart(body: unknown, source = 'the stored cart'): CartRow[] {
  return readList(readCartRow, body, 'products', source).rows;
}

/** A cart as {@link readCart} reads it: the server's field names, in dollars. */
export function storedRows(rows: readonly CartRow[]) {
  return rows.map(({ price, image, ...row }) => ({
    ...row,
    price: price === null ? null : price / 100,
    imageUrl: image,
  }));
}

/** What cancels a call, and a token of an earlier moment instead of the session's. */
type CallOptions = Pick<ApiCall, 'signal' | 'timeout' | 'authorization'>;

/** Whether the API has no cart of this customer. A page is not its own answer. */
const isNoCart = (error: unknown): boolean => hasStatus(error, 404) && !isHtml(error.body);

/** A 404 means a new customer, and gives an empty cart. @throws ApiError otherwise */
export async function fetchCart(userId: string, options: CallOptions = {}): Promise<CartRow[]> {
  try {
    const body = await send({ method: 'GET', ...reads.cart(userId), ...options });
    return hasNoList(body, 'products') ? [] : readCart(body, `GET ${endpoints.cart}`);
  } catch (error) {
    if (isNoCart(error)) return [];
    throw error;
  }
}

/** A small call is finished even if the page is closed meanwhile. */
const fetchOptions = { keepalive: true };

/**
 * Adds one piece. The end of the session does not cancel it: its outcome would be unknown.
 * @param productId 24 hex characters, see `toCartAddId`
 * @throws ApiError
 */
export async function addToCart(
  userId: string,
  productId: string,
  options: Omit<CallOptions, 'signal'> = {},
): Promise<void> {
  await send({
    method: 'POST',
    url: endpoints.cartAdd,
    data: { userId, products: [{ productId, quantity: DEFAULT_QUANTITY }] },
    fetchOptions,
    ...options,
  });
}

/** Removes a product with its whole quantity. @throws ApiError */
export async function removeFromCart(
  userId: string,
  productId: string,
  options: CallOptions = {},
): Promise<void> {
  await send({
    method: 'DELETE',
    url: endpoints.cartDelete,
    data: { userId, productId },
    fetchOptions,
    ...options,
  });
}

/** A 404 of the API means that there is no cart to empty. @throws ApiError otherwise */
export async function clearCart(userId: string, options: CallOptions = {}): Promise<void> {
  try {
    await send({ method: 'DELETE', url: fillPath(endpoints.cartClear, userId), fetchOptions, ...options });
  } catch (error) {
    if (!isNoCart(error)) throw error;
  }
}
