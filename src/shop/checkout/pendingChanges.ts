import {
  largerQuantities,
  quantityOf,
  subtractQuantities,
  withoutProduct,
  type CartRow,
} from '#shop/cart/rows';
import { isSameOrder, type SentOrder } from '#shop/orders/order';
import { boughtBy, isPlaced, missingRows, openOrders, type Pending } from './pending';

/** How orders and a customer's own changes of the cart change the account of pieces. Pure. */

type Rows = readonly CartRow[];

/** An order is sent: from now on, it may have emptied the cart. */
export function withSent(pending: Pending, cartRows: Rows, sent: SentOrder): Pending {
  const inCart = withoutBought(pending, cartRows).filter(({ productId }) => productId !== '');
  const items = sent.items.map((item) => ({ ...item, fromCart: item.quantity }));
  return {
    expected: largerQuantities(inCart, pending.expected),
    orders: [...pending.orders, { ...sent, items, is: 'open' }],
  };
}

/** Rows of the server's cart without what placed orders have bought. */
const withoutBought = ({ orders }: Pending, cartRows: Rows): CartRow[] =>
  subtractQuantities(cartRows, boughtBy(orders.filter(isPlaced)));

/** The warning of open orders is dismissed, or said of one again. @param sentAt when this one was sent; all without it */
export const withWarning = (pending: Pending, is: 'open' | 'dismissed', sentAt?: number): Pending => ({
  ...pending,
  orders: pending.orders.map((order) =>
    isPlaced(order) || order.sentAt !== (sentAt ?? order.sentAt) ? order : { ...order, is },
  ),
});

/** An order was placed, and with it all open ones of the same items: what it bought is not expected any more. */
export function withPlaced(pending: Pending, { items, sentAt }: SentOrder): Pending {
  const alike = openOrders(pending).filter((order) => isSameOrder(order.items, items));
  const placed = alike.find((order) => order.sentAt === sentAt);
  if (!placed) return pending;
  return {
    orders: [...pending.orders.filter((order) => !alike.includes(order)), { ...placed, is: 'placed' }],
    expected: subtractQuantities(pending.expected, boughtBy([placed])),
  };
}

/** The server's cart is about to be emptied: what no placed order has bought is expected. */
export function withSeen(pending: Pending, seen: Rows): Pending {
  return { ...pending, expected: largerQuantities(pending.expected, withoutBought(pending, seen)) };
}

/** The cart has lost what placed orders have bought. */
export function withoutPlaced(pending: Pending): Pending {
  return pending.orders.some(isPlaced) ? { ...pending, orders: openOrders(pending) } : pending;
}

/**
 * The customer changes the quantity of a row.
 * @param kept the pieces of the cart that are in danger until the change has ended
 * @param fewer how many pieces are not wanted any more
 */
export function withChange(pending: Pending, kept: CartRow, fewer: number): Pending {
  const { productId } = kept;
  const quantity = Math.max(kept.quantity, quantityOf(pending.expected, productId) - fewer);
  const others = withoutProduct(pending.expected, productId);
  return { ...pending, expected: [...others, { ...kept, quantity }] };
}

/** What the cart has is not in danger any more, unless an order may take it out. */
export function withoutPresent(pending: Pending, cartRows: Rows): Pending {
  const { orders, expected } = pending;
  if (orders.length > 0) return pending;
  const isMissing = ({ productId: id }: CartRow): boolean =>
    quantityOf(expected, id) > quantityOf(cartRows, id);
  return { ...pending, expected: expected.filter(isMissing) };
}

/** The customer has removed these products. */
export function withoutProducts(pending: Pending, productIds: readonly string[]): Pending {
  return { ...pending, expected: productIds.reduce<Rows>(withoutProduct, pending.expected) };
}

/** The customer does not want what is missing. */
export function withoutMissing(pending: Pending, cartRows: Rows): Pending {
  const missing = missingRows(pending, cartRows);
  const gone = subtractQuantities(pending.expected, cartRows).filter(
    ({ productId }) => quantityOf(missing, productId) > 0,
  );
  return { ...pending, expected: subtractQuantities(pending.expected, gone) };
}
