import {
  commonQuantities,
  largerQuantities,
  quantityOf,
  subtractQuantities,
  withoutProduct,
  type CartRow,
  type Pieces,
} from '#shop/cart/rows';
import { isSameOrder, type SentOrder } from '#shop/orders/order';
import {
  addAll,
  inCartOf,
  isPlaced,
  displacedRows,
  nameable,
  openOrders,
  type Pending,
  type PendingOrder,
} from './pending';

/** How an order, and what is said of it, change what is pending. Pure. */

type Rows = readonly CartRow[];

/** An order is sent: from now on, it may have emptied the cart. @param cartRows what is known of it */
export function withSent(pending: Pending, cartRows: Rows, sent: SentOrder): Pending {
  const expected = largerQuantities(pending.expected, nameable(cartRows));
  const items: Pieces[] = sent.items.map(({ productId, quantity }) => ({ productId, quantity }));
  const inCart = commonQuantities(items, subtractQuantities(expected, inCartOf(pending.orders)));
  const fromDisplaced = commonQuantities(subtractQuantities(items, inCart), pending.displaced);
  const order: PendingOrder = { ...sent, is: 'open', inCart, fromDisplaced };
  return { ...pending, expected, orders: [...pending.orders, order] };
}

/** The warning of open orders is dismissed, or said of one again. @param sentAt when this one was sent; all without it */
export const withWarning = (pending: Pending, is: 'open' | 'dismissed', sentAt?: number): Pending => ({
  ...pending,
  orders: pending.orders.map((order) =>
    isPlaced(order) || order.sentAt !== (sentAt ?? order.sentAt) ? order : { ...order, is },
  ),
});

/** An order was not placed. The server may take out of a cart with these rows what it does not sell any more. */
export function withRefused(pending: Pending, sentAt: number, cartRows: Rows): Pending {
  const refused = pending.orders.filter((order) => order.sentAt === sentAt);
  const unsold = commonQuantities(inCartOf(refused), cartRows);
  return {
    ...pending,
    orders: pending.orders.filter((order) => !refused.includes(order)),
    expected: subtractQuantities(pending.expected, unsold),
  };
}

/**
 * An order was placed, and with it all open ones of the same items. It has bought what earlier open ones did not.
 * @param ids the order's ids in the answer: no other one is found by them
 */
export function withPlaced(pending: Pending, { items, sentAt }: SentOrder, ids: readonly string[]): Pending {
  const order = openOrders(pending).find((one) => one.sentAt === sentAt);
  if (!order) return pending;
  let inCart = order.inCart;
  const others = pending.orders.map((one) => {
    if (one === order || isPlaced(one)) return one;
    const earlierIds = [...one.earlierIds, ...ids];
    if (one.sentAt > sentAt) return { ...one, earlierIds };
    const wanted = subtractQuantities<Pieces>(items, [...inCart, ...order.fromDisplaced]);
    const taken = commonQuantities(one.inCart, wanted);
    inCart = addAll(inCart, taken);
    return { ...one, earlierIds, inCart: subtractQuantities(one.inCart, taken) };
  });
  const left = others.filter((one) => isPlaced(one) || !isSameOrder(one.items, items));
  return {
    ...pending,
    orders: [...left, { ...order, is: 'placed', inCart }],
    displaced: subtractQuantities(pending.displaced, order.fromDisplaced),
  };
}

/** Pieces that a placed order has bought were taken out of the cart. */
export const withTakenOut = (pending: Pending, sentAt: number, pieces: Pieces): Pending => ({
  ...pending,
  orders: pending.orders.map((order) =>
    order.sentAt === sentAt ? { ...order, inCart: subtractQuantities(order.inCart, [pieces]) } : order,
  ),
  expected: subtractQuantities(pending.expected, [pieces]),
});

/** A displaced row is about to be added to a cart with so many pieces of it. */
export const withPuttingBack = (pending: Pending, row: CartRow, inCart: number): Pending => {
  const { productId } = row;
  const quantity = row.quantity + Math.max(inCart, quantityOf(pending.expected, productId));
  return {
    ...pending,
    expected: [...withoutProduct(pending.expected, productId), { ...row, quantity }],
    displaced: subtractQuantities(pending.displaced, [row]),
  };
};

/** The customer does not want what is missing from a cart that shows these rows. */
export function withoutDisplaced(pending: Pending, cartRows: Rows): Pending {
  const lost = subtractQuantities(displacedRows(pending, cartRows), pending.displaced);
  return { ...pending, expected: subtractQuantities(pending.expected, lost), displaced: [] };
}
