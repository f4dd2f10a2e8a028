import * as v from 'valibot';
import { DEFAULT_QUANTITY } from '../config/constants';
import type { CartLine } from '../model/cart';
import { send } from './client';
import { ApiError } from './errors';
import { cents, count, firstId, image, text } from './fields';
import { listIn, row } from './schemas';
import { endpoints, fillPath } from './endpoints';
import { parseAnswer, parseRows } from './parse';
import { reads } from './reads';

const list = listIn('products', 'items');

/** A row of the cart; rows that are objects are kept, whatever they lack (behaviour 11.11). */
export const cartLineSchema = v.pipe(
  row,
  v.transform((line): CartLine => ({
    productId: firstId(line.productId),
    name: text(line.name),
    price: cents(line.price),
    quantity: count(line.quantity) ?? DEFAULT_QUANTITY,
    image: image(line),
    description: text(line.description),
  })),
);

/** An object without a list of rows; one whose list is of another kind is a bad answer. */
const noProducts = v.pipe(
  row,
  v.check((body) => (body.products ?? body.items ?? null) === null),
);

/** Reads a list of rows, of the server or of the mirror in storage. */
export function parseCart(body: unknown): CartLine[] {
  return parseRows(cartLineSchema, parseAnswer(list, body), 'the cart');
}

/**
 * GET /api/user/cart/{userId} (behaviour 16.11). A new customer's, which is not there yet, is empty.
 * @throws ApiError
 */
export async function fetchCart(userId: string, signal?: AbortSignal): Promise<CartLine[]> {
  try {
    const body = await send({ method: 'GET', ...reads.cart(userId), ...(signal && { signal }) });
    return v.is(noProducts, body) ? [] : parseCart(body);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return [];
    throw error;
  }
}

/**
 * POST /cart/add (behaviour 16.12): one piece of a product.
 * @param productId 24 hex characters, see `toCartAddId`
 * @throws ApiError
 */
export async function addToCart(userId: string, productId: string, signal?: AbortSignal): Promise<void> {
  await send({
    method: 'POST',
    url: endpoints.cartAdd,
    data: { userId, products: [{ productId, quantity: 1 }] },
    ...(signal && { signal }),
  });
}

/**
 * DELETE /cart/delete with a body (behaviour 16.13): all pieces of a product.
 * @throws ApiError
 */
export async function removeFromCart(userId: string, productId: string, signal?: AbortSignal): Promise<void> {
  await send({
    method: 'DELETE',
    url: endpoints.cartDelete,
    data: { userId, productId },
    ...(signal && { signal }),
  });
}

/**
 * DELETE /cart/clear/{userId} (behaviour 16.14).
 * @throws ApiError
 */
export async function clearCart(userId: string, signal?: AbortSignal): Promise<void> {
  await send({
    method: 'DELETE',
    url: fillPath(endpoints.cartClear, userId),
    ...(signal && { signal }),
  });
}
