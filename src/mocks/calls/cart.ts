import { isObject } from '#lib/isObject';
import { productKey, toCartAddId } from '#shop/products/ids';
import { Refusal, requireOwner, requireOwnerInBody, textField, type Answer } from '../call';
import { findProduct, pictureFields } from '../seed/catalogue';
import type { Sandbox } from '../store';
import type { CartRow, Json, JsonObject } from '../types';

const cartOf = ({ carts }: Sandbox, userId: string): CartRow[] => carts.get(userId) ?? [];

/** A cart's rows in the server's format. @param origin of the pictures */
export function cartRows(rows: readonly CartRow[], origin: string): JsonObject[] {
  return rows.flatMap(({ productId, quantity }) => {
    const product = findProduct(productId);
    if (!product) return [];
    const { name, cents, description, pictures } = product;
    const picture = pictureFields(pictures.slice(0, 1), origin);
    return [{ productId, name, price: cents / 100, quantity, description, ...picture }];
  });
}

export function addToCart(sandbox: Sandbox, userId: string, { productId, quantity }: CartRow): void {
  const rows = cartOf(sandbox, userId);
  const row = rows.find((other) => other.productId === productId);
  if (row) row.quantity += quantity;
  else sandbox.carts.set(userId, [...rows, { productId, quantity }]);
}

/** Reads a row of a request. @throws Refusal 400 if it is malformed, 404 for no product */
function requireRow(sent: Json): CartRow {
  if (!isObject(sent)) throw new Refusal(400, 'Invalid product.');
  const id = toCartAddId(textField(sent, 'productId'));
  if (id === undefined) throw new Refusal(400, 'Invalid product id.');
  const product = findProduct(id);
  if (!product) throw new Refusal(404, 'Product not found.');
  const quantity = Number(sent.quantity ?? 1);
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > 999)
    throw new Refusal(400, 'Quantity must be a whole number from 1 to 999.');
  return { productId: product.id, quantity };
}

export const cart: Answer = (call) => {
  const { id } = requireOwner(call, call.userId);
  return { userId: id, products: cartRows(cartOf(call.sandbox, id), call.url.origin) };
};

export const cartAdd: Answer = (call) => {
  const { fields, sandbox, url } = call;
  const userId = requireOwnerInBody(call);
  const rows = Array.isArray(fields.products) ? fields.products : [];
  if (rows.length === 0) throw new Refusal(400, 'products is required.');
  // All rows are checked before the first is added: a refused call must change nothing.
  for (const row of rows.map(requireRow)) addToCart(sandbox, userId, row);
  return { message: 'Added to cart.', products: cartRows(cartOf(sandbox, userId), url.origin) };
};

export const cartDelete: Answer = (call) => {
  const { fields, sandbox, url } = call;
  const userId = requireOwnerInBody(call);
  const productId = productKey(textField(fields, 'productId'));
  if (productId === '') throw new Refusal(400, 'productId is required.');
  const rows = cartOf(sandbox, userId);
  const kept = rows.filter((row) => row.productId !== productId);
  if (kept.length === rows.length) throw new Refusal(404, 'This product is not in the cart.');
  sandbox.carts.set(userId, kept);
  return { message: 'Removed from cart.', products: cartRows(kept, url.origin) };
};

export const cartClear: Answer = (call) => {
  const { id } = requireOwner(call, call.userId);
  call.sandbox.carts.delete(id);
  return { message: 'Cart cleared.', products: [] };
};
