import { isObject } from '#lib/isObject';
import { productKey, toCartAddId } from '#shop/products/ids';
import { Refusal, requireOwner, requireOwnerInBody, textField, type Answer } from '../call';
import { findProduct, pictureFields } from '../seed/catalogue';
import type { Sandbox } from '../store';
import type { CartLine, Json, JsonObject } from '../types';

const cartOf = ({ carts }: Sandbox, userId: string): CartLine[] => carts.get(userId) ?? [];

/** A cart's rows in the server's format. @param origin of the pictures */
export function cartRows(lines: readonly CartLine[], origin: string): JsonObject[] {
  return lines.flatMap(({ productId, quantity }) => {
    const product = findProduct(productId);
    if (!product) return [];
    const { name, price, description, pictures } = product;
    return [
      { productId, name, price, quantity, description, ...pictureFields(pictures.slice(0, 1), origin) },
    ];
  });
}

export function addToCart(sandbox: Sandbox, userId: string, { productId, quantity }: CartLine): void {
  const lines = cartOf(sandbox, userId);
  const line = lines.find((other) => other.productId === productId);
  if (line) line.quantity += quantity;
  else sandbox.carts.set(userId, [...lines, { productId, quantity }]);
}

/** The line that a row of a request asks for. @throws Refusal 400 if it is malformed, 404 for no product */
function requireLine(row: Json): CartLine {
  if (!isObject(row)) throw new Refusal(400, 'Invalid product.');
  const id = toCartAddId(textField(row, 'productId'));
  if (id === undefined) throw new Refusal(400, 'Invalid product id.');
  const product = findProduct(id);
  if (!product) throw new Refusal(404, 'Product not found.');
  const quantity = Number(row.quantity ?? 1);
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
  for (const line of rows.map(requireLine)) addToCart(sandbox, userId, line);
  return { message: 'Added to cart.', products: cartRows(cartOf(sandbox, userId), url.origin) };
};

export const cartDelete: Answer = (call) => {
  const { fields, sandbox, url } = call;
  const userId = requireOwnerInBody(call);
  const productId = productKey(textField(fields, 'productId'));
  if (productId === '') throw new Refusal(400, 'productId is required.');
  const lines = cartOf(sandbox, userId);
  const kept = lines.filter((line) => line.productId !== productId);
  if (kept.length === lines.length) throw new Refusal(404, 'This product is not in the cart.');
  sandbox.carts.set(userId, kept);
  return { message: 'Removed from cart.', products: cartRows(kept, url.origin) };
};

export const cartClear: Answer = (call) => {
  const { id } = requireOwner(call, call.userId);
  call.sandbox.carts.delete(id);
  return { message: 'Cart cleared.', products: [] };
};
