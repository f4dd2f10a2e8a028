import { firstId } from '#api/fields';
import { isObject } from '#lib/isObject';
import { productKey } from '#shop/products/ids';

export interface OrderItem {
  /** '' if the server sent none. */
  productId: string;
  name: string;
  quantity: number;
  /** Whole cents, or null. */
  price: number | null;
  image: string | null;
}

export interface Order {
  id: string;
  /** The order number that is displayed: orderId, else _id. */
  number: string;
  createdAt: Date | null;
  status: string;
  paymentStatus: string;
  /** Whole cents: the server's total, else the sum of the items; null if neither can be read. */
  total: number | null;
  items: readonly OrderItem[];
  /** As the server sends it, to store as lastOrder. */
  body: unknown;
}

/** The payload of POST /api/user/order. Prices are in dollars. */
export interface OrderRequest {
  userId: string;
  items: readonly { productId: string; name: string; price: number; quantity: number; imageUrl: string }[];
  paymentMethod: string;
  paymentStatus: string;
}

const FINAL = ['completed', 'delivered', 'cancelled', 'failed'];

/** Whether something is still to happen with an order of this status, ignoring case. */
export function isUnderWay(status: string): boolean {
  return !FINAL.includes(status.trim().toLowerCase());
}

/** Sorts newest first. Orders without a readable date follow, in the given order. */
export function newestFirst(orders: readonly Order[]): Order[] {
  const time = (order: Order): number => order.createdAt?.getTime() ?? -Infinity;
  return [...orders].sort((a, b) => (time(a) === time(b) ? 0 : time(b) > time(a) ? 1 : -1));
}

export function isNewestFirst(orders: readonly Order[]): boolean {
  return orders.every(({ createdAt }, at) => {
    const before = orders[at - 1]?.createdAt;
    return createdAt !== null && (before == null || createdAt <= before);
  });
}

type Items = readonly Pick<OrderItem, 'productId' | 'name' | 'quantity'>[];

/**
 * Whether two lists have the same products in the same quantities; a server may join rows or divide
 * them. The product's id identifies an item; its name does if an item has no id.
 */
export function isSameOrder(one: Items, other: Items): boolean {
  const haveIds = [...one, ...other].every(({ productId }) => productId !== '');
  const contents = (items: Items): string => {
    const counts = new Map<string, number>();
    for (const { productId, name, quantity } of items) {
      const key = haveIds ? productKey(productId) : name;
      counts.set(key, (counts.get(key) ?? 0) + quantity);
    }
    return JSON.stringify([...counts].sort());
  };
  return contents(one) === contents(other);
}

/** An order that was sent and whose outcome is unknown. */
export interface SentOrder {
  request: OrderRequest;
  /** The time of day, in milliseconds. */
  sentAt: number;
  /** The ids of the orders that this visit had listed before; null if it had listed none. */
  knownIds: readonly string[] | null;
  /** The `lastOrder` of before, as stored. */
  lastOrder: unknown;
}

/**
 * Finds an order of unknown outcome among others. One with the same items counts only if it can't be an older one:
 * this visit did not know its id, and it is dated after the order was sent.
 * @returns the order; 'unclear' if one with the same items may be an older one; 'missing' if there is none
 */
export function findSentOrder(
  orders: readonly Order[],
  { request, sentAt, knownIds, lastOrder }: SentOrder,
): Order | 'unclear' | 'missing' {
  const lastIds = isObject(lastOrder)
    ? [lastOrder._id, lastOrder.id, lastOrder.orderId].map((id) => firstId(id))
    : [];
  const earlierIds = new Set([...(knownIds ?? []), ...lastIds]);
  const alike = orders.filter(({ id, items }) => !earlierIds.has(id) && isSameOrder(items, request.items));
  if (alike.length === 0) return 'missing';
  // A server may send dates in whole seconds.
  const second = Math.floor(sentAt / 1000) * 1000;
  const proven = alike.find(({ createdAt }) => knownIds !== null && Number(createdAt ?? 0) >= second);
  return proven ?? 'unclear';
}
