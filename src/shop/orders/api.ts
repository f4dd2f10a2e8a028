import * as v from 'valibot';
import { endpoints, reads } from '../../api/endpoints';
import { firstId, productIdOf, readCount, readDate, readText, shownFields } from '../../api/fields';
import { listIn, rowSchema, parseAnswer, parseRows } from '../../api/parse';
import { send } from '../../api/send';
import { DEFAULT_QUANTITY } from '../../config/constants';
import { toCents } from '../../lib/money';
import { isFullPage, type ListPage } from '../queries/paging';
import { pagedQuery } from '../queries/usePagedList';
import { isNewestFirst, type Order, type OrderItem, type OrderRequest } from './order';

const CALL = `GET ${endpoints.orders}`;

const list = listIn('orders');
const itemList = listIn('items', 'products');

const itemSchema = v.pipe(
  rowSchema,
  v.transform((item): OrderItem => ({
    productId: productIdOf(item.productId),
    quantity: readCount(item.quantity) ?? DEFAULT_QUANTITY,
    ...shownFields(item),
  })),
  v.check((item) => item.name !== '', 'no name'),
);

/** An order as the server sends it. An order without an id is a bad row. */
export const orderSchema = v.pipe(
  rowSchema,
  v.transform((order): Order => {
    const items = v.safeParse(itemList, order);
    const tiles = items.success ? parseRows(itemSchema, items.output, `items of ${CALL}`) : [];
    const number = firstId(order.orderId, order._id, order.id);
    return {
      id: firstId(order._id, order.id, order.orderId),
      number,
      createdAt: readDate(order.createdAt),
      status: readText(order.status),
      paymentStatus: readText(order.paymentStatus),
      total: toCents(order.total) ?? sum(tiles),
      items: tiles,
    };
  }),
  v.check((order) => order.id !== '', 'no _id, id or orderId'),
);

function sum(items: readonly OrderItem[]): number | null {
  if (items.length === 0) return null;
  return items.reduce<number | null>(
    (total, { price, quantity }) => (total === null || price === null ? null : total + price * quantity),
    0,
  );
}

/**
 * Fetches one page of the customer's orders, in the server's order.
 * @param query the page from 1, and the customer
 * @throws ApiError
 */
export async function fetchOrders(
  query: { page: number; userId: string },
  signal?: AbortSignal,
): Promise<ListPage<Order>> {
  const body = await send({ method: 'GET', ...reads.orders(query.userId, query.page), signal });
  const rows = parseAnswer(list, body);
  return { rows: parseRows(orderSchema, rows, CALL), rawCount: rows.length };
}

/** How long cached orders are fresh: shorter than products, because orders made elsewhere must show. */
const FRESH_MS = 30_000;

/** The key of every customer's orders in the cache. */
export const ordersKey = ['orders'];

/** The query of a customer's orders, page by page. */
export function ordersQuery(userId: string) {
  const query = pagedQuery([...ordersKey, userId], (page, signal) => fetchOrders({ page, userId }, signal));
  return { ...query, staleTime: FRESH_MS };
}

/** An order, and its row as the server sends it, to store as lastOrder. */
type ReceivedOrder = Order & { body: unknown };

const receivedOrderSchema = v.pipe(
  v.unknown(),
  v.rawTransform<unknown, ReceivedOrder>(({ dataset: { value }, addIssue, NEVER }) => {
    const order = v.safeParse(orderSchema, value);
    if (order.success) return { ...order.output, body: value };
    addIssue({ message: 'no order' });
    return NEVER;
  }),
);

/**
 * Fetches the first page of the customer's orders.
 * @returns the orders, and whether the newest are among them: they are if there is no other page, or if the server
 * sorts newest first
 * @throws ApiError
 */
export async function fetchFirstOrders(
  userId: string,
  signal?: AbortSignal,
): Promise<{ orders: readonly ReceivedOrder[]; haveNewest: boolean }> {
  const answer = await send({ method: 'GET', ...reads.orders(userId, 1), signal });
  const rows = parseAnswer(list, answer);
  const orders = parseRows(receivedOrderSchema, rows, CALL);
  return { orders, haveNewest: !isFullPage(rows.length) || isNewestFirst(orders) };
}

/** The `order` field of the answer, or the whole answer if there is no such field. */
const placedSchema = v.pipe(
  rowSchema,
  v.transform((body) => {
    const order = v.safeParse(rowSchema, body.order);
    return order.success ? order.output : body;
  }),
);

/**
 * Sends an order. Never retried automatically: its outcome may be unknown.
 * @returns the value to store as lastOrder
 * @throws ApiError
 */
export async function sendOrder(request: OrderRequest): Promise<Record<string, unknown>> {
  const body = await send({ method: 'POST', url: endpoints.order, data: request });
  return parseAnswer(placedSchema, body);
}
