import { ok, Refusal } from '../answers';
import { requireOwner, requireOwnerInBody, type Call } from '../call';
import { isObject, type Json, type JsonObject } from '../json';
import { bareId, isObjectId } from '../objectIds';
import { textField } from '../requestBody';
import { findProduct, productRow } from '../seed/catalogue';
import type { Route } from '../serve';
import type { CartLine, Sandbox } from '../types';

function cartOf(sandbox: Sandbox, userId: string): CartLine[] {
  return sandbox.carts.get(userId) ?? [];
}

/** Writes a cart's rows in the server's format. */
export function cartRows(lines: readonly CartLine[], picture: Call['picture']): JsonObject[] {
  return lines.flatMap(({ productId, quantity }) => {
    const product = findProduct(productId);
    if (!product) return [];
    const { name, price, description } = productRow({ ...product, style: 'productId' }, picture);
    const row: JsonObject = { productId, name: name ?? null, price: price ?? null, quantity };
    row.description = description ?? null;
    if (product.picture !== undefined) row.imageUrl = picture(product.picture);
    return [row];
  });
}

export function addToCart(sandbox: Sandbox, userId: string, productId: string, quantity: number): void {
  const lines = cartOf(sandbox, userId);
  const line = lines.find((other) => other.productId === productId);
  if (line) line.quantity += quantity;
  else sandbox.carts.set(userId, [...lines, { productId, quantity }]);
}

/** Reads a known product's id from a row. @throws Refusal 400 if malformed, 404 if unknown */
function requireProductId(row: JsonObject): string {
  const id = bareId(textField(row, 'productId'));
  if (!isObjectId(id)) throw new Refusal(400, 'Invalid product id.');
  const product = findProduct(id);
  if (!product) throw new Refusal(404, 'Product not found.');
  return product.id;
}

function requireQuantity(value: Json | undefined): number {
  const quantity = value === undefined ? 1 : Number(value);
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > 999) {
    throw new Refusal(400, 'Quantity must be a whole number from 1 to 999.');
  }
  return quantity;
}

const cart: Route = {
  method: 'get',
  answer: (call) => {
    const { id } = requireOwner(call, call.userId);
    return {
      status: 200,
      list: {
        rows: cartRows(cartOf(call.sandbox, id), call.picture),
        wrap: (rows) => ({ userId: id, products: rows }),
      },
    };
  },
};

const cartAdd: Route = {
  method: 'post',
  answer: (call) => {
    const { fields, sandbox } = call;
    const userId = requireOwnerInBody(call);
    const rows = Array.isArray(fields.products) ? fields.products : [];
    if (rows.length === 0) throw new Refusal(400, 'products is required.');
    // Check all rows before adding the first: a refused call must change nothing.
    const added = rows.map((row) => {
      if (!isObject(row)) throw new Refusal(400, 'Invalid product.');
      return { productId: requireProductId(row), quantity: requireQuantity(row.quantity) };
    });
    for (const { productId, quantity } of added) addToCart(sandbox, userId, productId, quantity);
    return ok({ message: 'Added to cart.', products: cartRows(cartOf(sandbox, userId), call.picture) });
  },
};

const cartDelete: Route = {
  method: 'delete',
  answer: (call) => {
    const { fields, sandbox } = call;
    const userId = requireOwnerInBody(call);
    const productId = bareId(textField(fields, 'productId'));
    if (productId === '') throw new Refusal(400, 'productId is required.');
    const lines = cartOf(sandbox, userId);
    const kept = lines.filter((line) => line.productId !== productId.toLowerCase());
    if (kept.length === lines.length) throw new Refusal(404, 'This product is not in the cart.');
    sandbox.carts.set(userId, kept);
    return ok({ message: 'Removed from cart.', products: cartRows(kept, call.picture) });
  },
};

const cartClear: Route = {
  method: 'delete',
  answer: (call) => {
    const { id } = requireOwner(call, call.userId);
    call.sandbox.carts.delete(id);
    return ok({ message: 'Cart cleared.', products: [] });
  },
};

export const cartRoutes = { cart, cartAdd, cartDelete, cartClear };
