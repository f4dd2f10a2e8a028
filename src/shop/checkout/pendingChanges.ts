import {
  commonQuantities,
  largerQuantities,
  quantityOf,
  subtractQuantities,
  withoutProduct,
  type CartRow,
  type Pieces,
} from '#shop/cart/rows';
import { isSameOrder, type SentItem, type SentOrder } from '#shop/orders/order';
import {
  addAll,
  inCartOf,
  isPlaced,
  missingRows,
  nameable,
  offeredRows,
  openOrders,
  withoutOrders,
  type Pending,
  type PendingOrder,
} from './pending';

/** How an order, and what is said of it, change what is pending. Pure. */

type Rows = readonly CartRow[];

/** An order is sent: from now on, it may have emptied the cart. @param cartRows what is known of it */
export function withSent(pending: Pending, cartRows: Rows, sent: SentOrder): Pending {
  const expected = largerQuantities(pending.expected, nameable(cartRows));
  const items: Pieces[] = sent.items.map(({ productId, quantity }) => ({ productId, quantity }));
  const inCart = commonQuantities(items, subtractQuantities(expected, inCartOf(pending)));
  const displaced = commonQuantities(subtractQuantities(items, inCart), offeredRows(pending));
  const order: PendingOrder = { ...sent, is: 'open', inCart, displaced };
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
  const unsold = commonQuantities(inCartOf({ ...pending, orders: refused }), cartRows);
  return {
    ...pending,
    orders: pending.orders.filter((order) => !refused.includes(order)),
    expected: subtractQuantities(pending.expected, unsold),
  };
}

/**
 * An order was placed, and with it all open ones of the same items. It may have bought what was counted as an earlier open
 * order's. Its displaced pieces are not missing any more.
 */
export function withPlaced(pending: Pending, { items, sentAt }: SentOrder): Pending {
  const order = openOrders(pending).find((one) => one.sentAt === sentAt);
  if (!order) return pending;
  let wanted: readonly SentItem[] = subtractQuantities(items, [...order.inCart, ...order.displaced]);
  const placed = { ...order, is: 'placed' as const };
  const take = (pieces: readonly Pieces[], into: 'inCart' | 'displaced'): Pieces[] => {
    const taken = commonQuantities(pieces, wanted);
    wanted = subtractQuantities(wanted, taken);
    placed[into] = addAll(placed[into], taken);
    return subtractQuantities(pieces, taken);
  };
  const others = pending.orders
    .filter((one) => one !== order)
    .map((one) => {
      if (isPlaced(one) || one.sentAt > sentAt) return one;
      return { ...one, inCart: take(one.inCart, 'inCart'), displaced: take(one.displaced, 'displaced') };
    });
  const alike = others.filter((one) => !isPlaced(one) && isSameOrder(one.items, items));
  const all = withoutOrders({ ...pending, orders: [...others, placed] }, [...alike, placed]);
  return { ...all, orders: [...all.orders, { ...placed, displaced: [] }] };
}

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
export function withoutMissing(pending: Pending, cartRows: Rows): Pending {
  const missing = missingRows(pending, cartRows);
  const { expected, displaced } = pending;
  return {
    ...pending,
    expected: subtractQuantities(expected, subtractQuantities(missing, offeredRows(pending))),
    displaced: subtractQuantities(displaced, missing),
  };
}
