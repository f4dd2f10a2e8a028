import { quantityOf, subtractQuantities, type CartRow } from '#shop/cart/rows';
import { isSameOrder, type SentOrder } from '#shop/orders/order';
import { boughtBy, isPlaced, missingRows, openOrders, withRows, type Pending } from './pending';

/** How orders change the account of pieces. Pure. */

type Rows = readonly CartRow[];

/** An order is sent: from now on, it may have emptied the cart. */
export function withSent(pending: Pending, cartRows: Rows, sent: SentOrder): Pending {
  const items = sent.items.map((item) => ({ ...item, fromCart: item.quantity }));
  return { ...withRows(pending, cartRows), orders: [...pending.orders, { ...sent, items, is: 'open' }] };
}

/** The warning of open orders is dismissed, or said of one again. @param sentAt when this one was sent; all without it */
export const withWarning = (pending: Pending, is: 'open' | 'dismissed', sentAt?: number): Pending => ({
  ...pending,
  orders: pending.orders.map((order) =>
    isPlaced(order) || order.sentAt !== (sentAt ?? order.sentAt) ? order : { ...order, is },
  ),
});

/** An order was placed, and with it all open ones of the same items. */
export function withPlaced(pending: Pending, { items, sentAt }: SentOrder): Pending {
  const alike = openOrders(pending).filter((order) => isSameOrder(order.items, items));
  const placed = alike.find((order) => order.sentAt === sentAt);
  if (!placed) return pending;
  const others = pending.orders.filter((order) => !alike.includes(order));
  return { ...pending, orders: [...others, { ...placed, is: 'placed' }] };
}

/** The cart has lost what a placed order has bought. */
export function withoutOrder({ orders, expected }: Pending, sentAt: number): Pending {
  const taken = orders.filter((order) => order.sentAt === sentAt);
  return {
    orders: orders.filter((order) => !taken.includes(order)),
    expected: subtractQuantities(expected, boughtBy(taken)),
  };
}

/** The customer does not want what is missing. */
export function withoutMissing(pending: Pending, cartRows: Rows): Pending {
  const missing = missingRows(pending, cartRows);
  const gone = subtractQuantities(pending.expected, cartRows).filter(
    ({ productId }) => quantityOf(missing, productId) > 0,
  );
  return { ...pending, expected: subtractQuantities(pending.expected, gone) };
}
