import {
  largerQuantities,
  quantityOf,
  subtractQuantities,
  withoutProduct,
  type CartRow,
} from '#shop/cart/rows';
import { isSameOrder, type SentItem } from '#shop/orders/order';
import { isSameProduct } from '#shop/products/ids';
import {
  boughtBy,
  isPlaced,
  missingRows,
  openOrders,
  withLimit,
  type Pending,
  type PendingOrder,
} from './pending';

/** How orders and a customer's own changes of the cart change the account of pieces. Pure. */

type Rows = readonly CartRow[];

/** An order is sent: from now on, it may have emptied the cart. */
export function withSent(pending: Pending, cartRows: Rows, sent: Omit<PendingOrder, 'is'>): Pending {
  const inCart = cartRows.filter(({ productId }) => productId !== '');
  return {
    expected: largerQuantities(inCart, pending.expected),
    orders: [...pending.orders, { ...sent, is: 'open' }],
  };
}

/** The warning of open orders is dismissed, or said of one again. @param sentAt when this one was sent; all without it */
export const withWarning = (pending: Pending, is: 'open' | 'dismissed', sentAt?: number): Pending => ({
  ...pending,
  orders: pending.orders.map((order) =>
    isPlaced(order) || order.sentAt !== (sentAt ?? order.sentAt) ? order : { ...order, is },
  ),
});

/** An order was placed, and with it all open ones of the same items: what it bought is not expected any more. */
export function withPlaced(pending: Pending, items: readonly SentItem[]): Pending {
  const alike = openOrders(pending).filter((order) => isSameOrder(order.items, items));
  const [first] = alike;
  if (!first) return pending;
  const inCart = boughtBy(alike);
  const placed: PendingOrder = {
    ...first,
    items: items.map((item) => ({
      ...item,
      fromCart: Math.min(item.quantity, quantityOf(inCart, item.productId)),
    })),
    is: 'placed',
  };
  return {
    ...pending,
    orders: [...pending.orders.filter((order) => !alike.includes(order)), placed],
    expected: subtractQuantities(pending.expected, boughtBy([placed])),
  };
}

/** The server's cart is about to be emptied: what no placed order has bought is expected. */
export function withSeen(pending: Pending, seen: Rows): Pending {
  return { ...pending, expected: largerQuantities(pending.expected, withoutBought(pending, seen)) };
}

/**
 * The cart has been emptied after an order was placed.
 * @param before what it had before: no open order has taken that out
 */
export function withEmptied(pending: Pending, before: Rows): Pending {
  const kept = subtractQuantities(pending.expected, withoutBought(pending, before));
  const orders = openOrders(pending).map((order) => withLimit(order, (id) => quantityOf(kept, id)));
  return { ...pending, orders };
}

const withoutBought = ({ orders }: Pending, rows: Rows): CartRow[] =>
  subtractQuantities(rows, boughtBy(orders.filter(isPlaced)));

/** The cart has lost what placed orders have bought. What it has not got now, no open order has taken out. */
export function withoutPlaced(pending: Pending, cartRows: Rows): Pending {
  const orders = openOrders(pending).map((order) => withLimit(order, (id) => quantityOf(cartRows, id)));
  return pending.orders.some(isPlaced) ? { ...pending, orders } : pending;
}

/**
 * The customer changes the quantity of a row.
 * @param kept the pieces of the cart that are in danger until the change has ended
 * @param fewer how many pieces are not wanted any more
 */
export function withChange(pending: Pending, kept: CartRow, fewer: number): Pending {
  const { productId } = kept;
  const quantity = Math.max(kept.quantity, quantityOf(pending.expected, productId) - fewer);
  return {
    ...pending,
    expected: [...withoutProduct(pending.expected, productId), { ...kept, quantity }],
  };
}

/** A change of a product's quantity has taken pieces out of the cart: no order has. */
export function withLost(pending: Pending, productId: string): Pending {
  const limit = (id: string): number => (isSameProduct(id, productId) ? 0 : Infinity);
  return { ...pending, orders: pending.orders.map((order) => withLimit(order, limit)) };
}

/** What the cart has is not in danger any more, unless an order may take it out. */
export function withoutPresent(pending: Pending, cartRows: Rows): Pending {
  const { orders, expected } = pending;
  if (orders.length > 0) return pending;
  const isMissing = ({ productId: id }: CartRow): boolean =>
    quantityOf(expected, id) > quantityOf(cartRows, id);
  return { ...pending, expected: expected.filter(isMissing) };
}

/** The customer does not want these products. */
export function withoutProducts(pending: Pending, productIds: readonly string[]): Pending {
  return { ...pending, expected: productIds.reduce<Rows>(withoutProduct, pending.expected) };
}

/** The customer does not want what is missing: no order has taken it out of the cart. */
export function withoutMissing(pending: Pending, cartRows: Rows): Pending {
  const missing = missingRows(pending, cartRows);
  const isMissing = (id: string): boolean => quantityOf(missing, id) > 0;
  const gone = subtractQuantities(pending.expected, cartRows).filter(({ productId }) => isMissing(productId));
  return {
    orders: pending.orders.map((order) => withLimit(order, (id) => (isMissing(id) ? 0 : Infinity))),
    expected: subtractQuantities(pending.expected, gone),
  };
}
