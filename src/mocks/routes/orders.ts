import { PAGE_SIZE } from '../../config/constants';
import { ok, Refusal } from '../answers';
import { countParameter, requireOwner, requireOwnerInBody, type Call } from '../call';
import { isObject, type Json, type JsonObject } from '../json';
import { bareId, isObjectId } from '../objectIds';
import { textField } from '../requestBody';
import { centsOf, findProduct } from '../seed/catalogue';
import { orderNumber } from '../seed/orders';
import type { Route } from '../serve';
import type { OrderItem, StoredOrder } from '../types';
import { newId } from '../sandboxes';

const PAGE_LIMIT = 100;

function itemRow(item: OrderItem, oldStyle: boolean, picture: Call['picture']): JsonObject {
  const { productId, name, quantity, cents, image } = item;
  const address = 'url' in image ? image.url : image.picture && picture(image.picture);
  const row: JsonObject = { productId, name, quantity, price: cents / 100 };
  if (address !== undefined) row[oldStyle ? 'image' : 'imageUrl'] = address;
  return row;
}

/** Writes an order in the server's format. */
export function orderRow(order: StoredOrder, picture: Call['picture']): JsonObject {
  const { id, number, userId, createdAt, status, paymentStatus, paymentMethod, items, oldStyle } = order;
  const cents = items.reduce((sum, item) => sum + item.cents * item.quantity, 0);
  const rows = items.map((item) => itemRow(item, oldStyle, picture));
  const row: JsonObject = {
    _id: id,
    orderId: number,
    userId,
    createdAt,
    status,
    paymentStatus,
    paymentMethod,
  };
  row.total = cents / 100;
  row[oldStyle ? 'products' : 'items'] = rows;
  return row;
}

/** Whether an order may carry this product id. */
const isOrderable = (id: string): boolean => isObjectId(id) || id.startsWith('prod_') || id.length >= 8;

/** Reads one item of an order request. @throws Refusal 400 if a field is invalid */
function requireItem(row: Json): OrderItem {
  const fields = isObject(row) ? row : {};
  const productId = textField(fields, 'productId');
  const name = textField(fields, 'name');
  const quantity = Number(fields.quantity);
  const price = fields.price;
  if (!isOrderable(productId)) throw new Refusal(400, 'An item has an invalid product id.');
  if (name === '') throw new Refusal(400, 'An item has no name.');
  if (!Number.isInteger(quantity) || quantity < 1) throw new Refusal(400, 'An item has an invalid quantity.');
  if (typeof price !== 'number' || price < 0) throw new Refusal(400, 'An item has an invalid price.');
  // Use the shop's own price, not the request's.
  const cents = findProduct(bareId(productId))?.cents ?? centsOf(price);
  const url = textField(fields, 'imageUrl');
  return { productId, name, quantity, cents, image: url === '' ? { picture: undefined } : { url } };
}

const newestFirst = (one: StoredOrder, other: StoredOrder): number =>
  Date.parse(other.createdAt) - Date.parse(one.createdAt);

const orders: Route = {
  method: 'get',
  answer: (call) => {
    const { id } = requireOwner(call, call.url.searchParams.get('userId') ?? '');
    const number = countParameter(call.url, 'page', 1);
    const size = Math.min(countParameter(call.url, 'limit', PAGE_SIZE), PAGE_LIMIT);
    const own = call.sandbox.orders.filter((order) => order.userId === id).sort(newestFirst);
    return {
      status: 200,
      list: {
        rows: own.map((order) => orderRow(order, call.picture)),
        page: { number, size },
        wrap: (rows, total) => ({ orders: rows, total, page: number }),
      },
    };
  },
};

const order: Route = {
  method: 'post',
  answer: (call) => {
    const { fields, sandbox } = call;
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
      oldStyle: false,
    };
    sandbox.orders.unshift(placed);
    sandbox.carts.delete(userId);
    return ok({ message: 'Order placed successfully!', order: orderRow(placed, call.picture) }, 201);
  },
};

export const orderRoutes = { orders, order };
