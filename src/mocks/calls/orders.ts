import { HttpResponse } from 'msw';
import { isObject } from '#lib/isObject';
import { isOrderId, productKey } from '#shop/products/ids';
import { pageOf, Refusal, requireOwner, requireOwnerInBody, textField, type Answer } from '../call';
import { findProduct } from '../seed/catalogue';
import { orderNumber } from '../seed/orders';
import { newId } from '../store';
import type { Json, JsonObject, OrderItem, StoredOrder } from '../types';

/** An order in the server's format. @param origin of the seed's pictures */
export function orderRow({ id, number, items, ...facts }: StoredOrder, origin: string): JsonObject {
  const rows = items.map(({ productId, name, quantity, cents, imageUrl }) => ({
    productId,
    name,
    quantity,
    price: cents / 100,
    ...(imageUrl !== '' && { imageUrl: new URL(imageUrl, origin).href }),
  }));
  const cents = items.reduce((sum, item) => sum + item.cents * item.quantity, 0);
  return { _id: id, orderId: number, ...facts, total: cents / 100, items: rows };
}

/** One item of an order request. @throws Refusal 400 if a field is invalid */
function requireItem(row: Json): OrderItem {
  const fields = isObject(row) ? row : {};
  const productId = textField(fields, 'productId');
  const name = textField(fields, 'name');
  const quantity = Number(fields.quantity);
  const { price } = fields;
  if (!isOrderId(productId)) throw new Refusal(400, 'An item has an invalid product id.');
  if (name === '') throw new Refusal(400, 'An item has no name.');
  if (!Number.isInteger(quantity) || quantity < 1) throw new Refusal(400, 'An item has an invalid quantity.');
  if (typeof price !== 'number' || price < 0) throw new Refusal(400, 'An item has an invalid price.');
  // The shop's own price, not the request's.
  const cents = findProduct(productKey(productId))?.cents ?? Math.round(price * 100);
  return { productId, name, quantity, cents, imageUrl: textField(fields, 'imageUrl') };
}

export const orders: Answer = (call) => {
  const { url, sandbox } = call;
  const { id } = requireOwner(call, url.searchParams.get('userId') ?? '');
  const own = sandbox.orders.filter((order) => order.userId === id);
  const sorted = own.sort((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt));
  const { page, rows } = pageOf(url, sorted);
  return { orders: rows.map((row) => orderRow(row, url.origin)), total: own.length, page };
};

export const order: Answer = (call) => {
  const { fields, sandbox, url } = call;
  const userId = requireOwnerInBody(call);
  const rows = Array.isArray(fields.items) ? fields.items : [];
  if (rows.length === 0) throw new Refusal(400, 'An order needs at least one item.');
  const items = rows.map(requireItem);
  const createdAt = new Date();
  const id = newId(sandbox, 'order');
  const placed: StoredOrder = {
    id,
    number: orderNumber(createdAt.getUTCFullYear(), sandbox.made),
    userId,
    createdAt: createdAt.toISOString(),
    status: 'Processing',
    paymentStatus: textField(fields, 'paymentStatus') || 'Pending',
    paymentMethod: textField(fields, 'paymentMethod') || 'Online',
    items,
  };
  sandbox.orders.unshift(placed);
  sandbox.carts.delete(userId);
  const row = orderRow(placed, url.origin);
  return HttpResponse.json({ message: 'Order placed successfully!', order: row }, { status: 201 });
};
