import { firstList, readAnswer, readList, readRows, type Fields } from '#api/answers';
import { endpoints, reads } from '#api/endpoints';
import { firstId, productFields, readCount, readDate, readText } from '#api/fields';
import { send } from '#api/send';
import { DEFAULT_QUANTITY } from '#config/constants';
import { isObject } from '#lib/isObject';
import { toCents } from '#lib/money';
import { pagedQuery, type ListPage } from '#shop/queries/usePagedList';
import type { Order, OrderItem, OrderRequest } from './order';

const CALL = `GET ${endpoints.orders}`;

/** Reads an item; one without a name is left out. */
function readItem(item: Fields): OrderItem | undefined {
  const { productId, name, price, image } = productFields(item);
  if (name === '') return undefined;
  return { productId, quantity: readCount(item.quantity) ?? DEFAULT_QUANTITY, name, price, image };
}

/** Reads an order as the server sends it. One without an id is a bad row. */
export function readOrder(order: Fields): Order | undefined {
  const id = firstId(order._id, order.id, order.orderId);
  if (id === '') return undefined;
  const rows = firstList([order.items, order.products]) ?? [];
  const items = readRows(readItem, rows, `items of ${CALL}`);
  return {
    id,
    number: firstId(order.orderId, order._id, order.id),
    createdAt: readDate(order.createdAt),
    status: readText(order.status),
    paymentStatus: readText(order.paymentStatus),
    // Without the item that can't be read, the sum would be too low.
    total: toCents(order.total) ?? (items.length === rows.length ? sum(items) : null),
    items,
    ...(items.length < rows.length && { isPartial: true }),
    body: order,
  };
}

function sum(items: readonly OrderItem[]): number | null {
  if (items.length === 0) return null;
  return items.reduce<number | null>(
    (total, { price, quantity }) => (total === null || price === null ? null : total + price * quantity),
    0,
  );
}

/** One page, in the server's order. @throws ApiError */
export async function fetchOrders(
  query: { page: number; userId: string },
  signal?: AbortSignal,
): Promise<ListPage<Order>> {
  const body = await send({ method: 'GET', ...reads.orders(query.userId, query.page), signal });
  return readList(readOrder, body, 'orders', CALL);
}

/** How long cached orders are fresh: shorter than products, because orders made elsewhere must show. */
const ORDERS_FRESH_MS = 30_000;

export const ordersKey = ['orders'];

export function ordersQuery(userId: string) {
  const query = pagedQuery([...ordersKey, userId], (page, signal) => fetchOrders({ page, userId }, signal));
  return { ...query, staleTime: ORDERS_FRESH_MS };
}

const readPlaced = (body: Fields): Fields => (isObject(body.order) ? body.order : body);

/** Sends an order, once: its outcome may be unknown. @returns the value to store as lastOrder @throws ApiError */
export async function sendOrder(request: OrderRequest): Promise<Fields> {
  const body = await send({ method: 'POST', url: endpoints.order, data: request });
  return readAnswer(readPlaced, body);
}
