import { firstId, isRow } from '../../api/values';
import { PAYMENT_METHOD, PAYMENT_STATUS } from '../../config/constants';
import type { Order, OrderItem, OrderRequest } from '../orders/order';
import { isOrderId, productKey } from '../products/ids';
import { shownLines, type CartLine } from './cart';

/** Converts a payment status for sending: 'Success' becomes 'Successful'. */
export function paymentStatusToSend(status: string): string {
  return status === 'Success' ? 'Successful' : status;
}

/**
 * Creates the order request of a cart. Rows that are not displayed or have an invalid id are left out. A row without an image gets the placeholder's address.
 * @returns the request; undefined if no row is left to order
 */
export function orderRequest(
  userId: string,
  lines: readonly CartLine[],
  placeholder: string,
  paymentStatus: string = PAYMENT_STATUS,
): OrderRequest | undefined {
  const items = shownLines(lines)
    .filter((line) => isOrderId(line.productId))
    .map(({ productId, name, price, quantity, image }) => ({
      productId,
      name,
      price: price / 100,
      quantity,
      imageUrl: image ?? placeholder,
    }));
  if (items.length === 0) return undefined;
  return {
    userId,
    items,
    paymentMethod: PAYMENT_METHOD,
    paymentStatus: paymentStatusToSend(paymentStatus),
  };
}

/** The total quantity of an order, and its total in whole cents. */
export function sumOf({ items }: OrderRequest): { pieces: number; total: number } {
  return items.reduce(
    ({ pieces, total }, { quantity, price }) => ({
      pieces: pieces + quantity,
      total: total + Math.round(price * 100) * quantity,
    }),
    { pieces: 0, total: 0 },
  );
}

type Items = readonly Pick<OrderItem, 'productId' | 'name' | 'quantity'>[];

/**
 * Whether two lists have the same products in the same quantities. The product's id identifies an item; its
 * name does if an item has no id.
 */
export function isSameOrder(one: Items, other: Items): boolean {
  const haveIds = [...one, ...other].every(({ productId }) => productId !== '');
  const contents = (items: Items): string =>
    items
      .map(({ productId, name, quantity }) =>
        JSON.stringify([haveIds ? productKey(productId) : name, quantity]),
      )
      .sort()
      .join();
  return contents(one) === contents(other);
}

/** An order that was sent and whose outcome is unknown. */
export interface SentOrder {
  request: OrderRequest;
  /** The time of day, in milliseconds. */
  sentAt: number;
  /** The ids of the orders that this browser had listed before; null if it had listed none. */
  knownIds: readonly string[] | null;
  /** The `lastOrder` of before, as stored. */
  lastOrder: unknown;
}

/**
 * Finds an order of unknown outcome among the newest ones. One with the same items counts only if it can't be an
 * older one: this browser did not know its id, and it is dated after the order was sent.
 * @returns the order; 'unclear' if one with the same items may be an older one; 'missing' if there is none
 */
export function findSentOrder(newest: readonly Order[], sent: SentOrder): Order | 'unclear' | 'missing' {
  const { request, sentAt, knownIds, lastOrder } = sent;
  const lastIds = isRow(lastOrder)
    ? [lastOrder._id, lastOrder.id, lastOrder.orderId].map((id) => firstId(id))
    : [];
  const earlierIds = new Set([...(knownIds ?? []), ...lastIds]);
  const alike = newest.filter(({ id, items }) => !earlierIds.has(id) && isSameOrder(items, request.items));
  if (alike.length === 0) return 'missing';
  const proven = alike.find(({ createdAt }) => knownIds !== null && Number(createdAt ?? 0) >= sentAt);
  return proven ?? 'unclear';
}
