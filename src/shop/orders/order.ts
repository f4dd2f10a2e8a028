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
  /** Some of its items can't be read. */
  isPartial?: boolean;
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

type Item = Pick<OrderItem, 'productId' | 'quantity' | 'price'>;

/**
 * Whether two lists have the same products in the same quantities, in whichever rows. If an item has no id, prices are
 * compared instead, which another product may have, too.
 */
export function isSameOrder(one: readonly Item[], other: readonly Item[]): boolean {
  const haveIds = [...one, ...other].every(({ productId }) => productId !== '');
  const contents = (items: readonly Item[]): string => {
    const counts = new Map<string, number>();
    for (const { productId, price, quantity } of items) {
      const key = haveIds ? productKey(productId) : String(price);
      counts.set(key, (counts.get(key) ?? 0) + quantity);
    }
    return JSON.stringify([...counts].sort());
  };
  return contents(one) === contents(other);
}

const piecesOf = (items: readonly Item[]): number => items.reduce((sum, { quantity }) => sum + quantity, 0);

export interface SentItem {
  productId: string;
  quantity: number;
  /** Whole cents. */
  price: number;
}

/** An order that was sent. */
export interface SentOrder {
  /** One for each product. */
  items: readonly SentItem[];
  /** The time of day, in milliseconds. */
  sentAt: number;
  /** The ids of the orders that this browser knew before: those that the visit had listed, and `lastOrder`. */
  earlierIds: readonly string[];
  /** Whether the visit had listed the orders before: else an older one can't be told from this one. */
  hasListed: boolean;
}

/** The ids of a stored `lastOrder` of any shape. */
export function idsOfLastOrder(lastOrder: unknown): string[] {
  if (!isObject(lastOrder)) return [];
  return [lastOrder._id, lastOrder.id, lastOrder.orderId].map((id) => firstId(id)).filter((id) => id !== '');
}

/** Clocks that differ by more than this are not used. */
const CLOCK_MS = 60_000;

/**
 * Finds an order of unknown outcome among others. One with the same items counts only if it can't be another one:
 * this browser did not know its id, and it is dated after the order was sent, and at most a minute later than now.
 * @param now the time of day, in milliseconds
 * @returns the order; 'unclear' if one like it may be an older or another one; 'notFound' if there is none
 */
export function findSentOrder(
  orders: readonly Order[],
  { items, sentAt, earlierIds, hasListed }: SentOrder,
  now: number,
): Order | 'unclear' | 'notFound' {
  const others = orders.filter(({ id }) => !earlierIds.includes(id));
  // A server may send dates in whole seconds.
  const second = Math.floor(sentAt / 1000) * 1000;
  const same = others.filter((order) => isSameOrder(order.items, items));
  const isOfThen = (date: number): boolean => date >= second && date <= now + CLOCK_MS;
  const proven = same.find(({ createdAt }) => hasListed && isOfThen(Number(createdAt ?? 0)));
  if (proven) return proven;
  // The server may have changed the prices of items without an id.
  const isAlike = (listed: readonly OrderItem[]): boolean =>
    listed.some(({ productId }) => productId === '') && piecesOf(listed) === piecesOf(items);
  // Some of its items can't be read, or a list shows none.
  const mayBeIt = ({ items: listed, isPartial = listed.length === 0, createdAt }: Order): boolean =>
    isAlike(listed) || (isPartial && Number(createdAt ?? second) >= second);
  return same.length > 0 || others.some(mayBeIt) ? 'unclear' : 'notFound';
}
