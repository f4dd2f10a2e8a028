import {
  countPieces,
  largerQuantities,
  quantityOf,
  subtractQuantities,
  withAdded,
  type CartRow,
  type Pieces,
} from '#shop/cart/rows';
import { isSameProduct, productKey } from '#shop/products/ids';
import { isSameOrder, type SentOrder } from '#shop/orders/order';
import {
  isPlaced,
  lostBeside,
  missingBought,
  missingRows,
  openOrders,
  withoutLost,
  type Pending,
  type PendingOrder,
} from './pending';

/** How orders change what is pending. Pure. */

type Rows = readonly CartRow[];

/** A row that the server has sent without a name has its id for one. */
const named = (row: CartRow): CartRow => ({ ...row, name: row.name || row.productId });

/** An order is sent: from now on, it may have emptied the cart. */
export function withSent(pending: Pending, cartRows: Rows, sent: SentOrder): Pending {
  const missing = missingRows(pending, cartRows);
  const items = sent.items.map((item, index) => {
    const before = quantityOf(sent.items.slice(0, index), item.productId);
    const inCart = quantityOf(cartRows, item.productId);
    const fromCart = Math.max(0, Math.min(item.quantity, inCart - before));
    const missed = quantityOf(missing, item.productId) - Math.max(0, before - inCart);
    return { ...item, fromCart, fromMissing: Math.max(0, Math.min(item.quantity - fromCart, missed)) };
  });
  const rest = subtractQuantities(cartRows, sent.items).filter(({ productId }) => productId !== '');
  const order: PendingOrder = { ...sent, items, is: 'open', rest: rest.map(named), added: [] };
  return { ...withRebuilt(pending, cartRows), orders: [...pending.orders, order] };
}

/** No quantity changes, and nothing is put back: what the cart lacks is displaced. */
const withRebuilt = (pending: Pending, cartRows: Rows): Pending => ({
  ...pending,
  displaced: subtractQuantities(pending.rebuilt, cartRows).reduce<CartRow[]>(withAdded, [
    ...pending.displaced,
  ]),
  rebuilt: [],
});

/** The warning of open orders is dismissed, or said of one again. @param sentAt when this one was sent; all without it */
export const withWarning = (pending: Pending, is: 'open' | 'dismissed', sentAt?: number): Pending => ({
  ...pending,
  orders: pending.orders.map((order) =>
    isPlaced(order) || order.sentAt !== (sentAt ?? order.sentAt) ? order : { ...order, is },
  ),
});

/** An order was placed, and with it all open ones of the same items. What it bought is not missing any more. */
export function withPlaced(pending: Pending, { items, sentAt }: SentOrder): Pending {
  const alike = openOrders(pending).filter((order) => isSameOrder(order.items, items));
  const placed = alike.find((order) => order.sentAt === sentAt);
  if (!placed) return pending;
  const claimed = alike.map((order) => missingBought([order])).reduce(largerQuantities, []);
  const elsewhere = placed.items.map((item) => ({ ...item, quantity: item.quantity - item.fromCart }));
  const bought = subtractQuantities(elsewhere, subtractQuantities(elsewhere, claimed));
  const left = subtractQuantities(bought, pending.displaced);
  const others = pending.orders.filter((order) => !alike.includes(order));
  return {
    ...pending,
    orders: [
      ...others.map((order) => ({ ...order, rest: subtractQuantities(order.rest, left) })),
      withoutMissingBought({ ...placed, is: 'placed' }),
    ],
    displaced: subtractQuantities(pending.displaced, bought),
  };
}

const withoutMissingBought = (order: PendingOrder): PendingOrder => ({
  ...order,
  items: order.items.map((item) => ({ ...item, fromMissing: 0 })),
});

/** The cart has lost pieces. Those that placed orders have bought are not missing. */
function withLost(pending: Pending, lost: Rows): Pending {
  const orders = pending.orders.map((order) => withoutLost(order, lost));
  const bought = missingBought(orders.filter(isPlaced));
  return {
    orders: orders.map((order) => (isPlaced(order) ? withoutMissingBought(order) : order)),
    displaced: subtractQuantities(lost.reduce<CartRow[]>(withAdded, [...pending.displaced]), bought),
    rebuilt: subtractQuantities(pending.rebuilt, lost),
  };
}

/** The pieces of a cart that an order has bought: none of those that the cart had besides, or that were added since. */
export function boughtIn({ items, added, rest }: PendingOrder, cartRows: Rows): Pieces[] {
  const products = new Set(items.map(({ productId }) => productKey(productId)));
  return [...products].map((productId) => {
    const own = items.filter((item) => isSameProduct(item.productId, productId));
    const bought = own.reduce((sum, { fromCart }) => sum + fromCart, 0);
    const others = quantityOf(added, productId) + quantityOf(rest, productId);
    return { productId, quantity: Math.max(0, Math.min(bought, quantityOf(cartRows, productId) - others)) };
  });
}

/** A placed order is about to empty a cart with these rows; another device may have added some. */
export function withEmptying(pending: Pending, sentAt: number, cartRows: Rows): Pending {
  const orders = pending.orders.map((order): PendingOrder => {
    if (order.sentAt !== sentAt) return order;
    const others = subtractQuantities(cartRows, boughtIn(order, cartRows)).filter(
      ({ productId }) => productId !== '',
    );
    return { ...order, rest: largerQuantities(order.rest, others.map(named)), added: [] };
  });
  return { ...pending, orders };
}

/** A placed order is over: the cart has these rows, and what it bought has left it. */
export function withoutOrder(pending: Pending, sentAt: number, cartRows: Rows): Pending {
  const order = pending.orders.find((one) => one.sentAt === sentAt);
  if (!order) return pending;
  const bought = order.items.map(({ productId, fromCart }) => ({ productId, quantity: fromCart }));
  const others = pending.orders
    .filter((one) => one !== order)
    .map((one) => ({
      ...one,
      added: subtractQuantities(one.added, bought),
      rest: subtractQuantities(one.rest, subtractQuantities(bought, one.added)),
    }));
  return withLost({ ...pending, orders: others }, lostBeside(order, cartRows));
}

/**
 * The cart has these rows, and no order or changed quantity is on its way: what it lacks is displaced. A placed order stays
 * while the cart may have what it bought.
 */
export function withRead(pending: Pending, cartRows: Rows): Pending {
  return pending.orders.filter(isPlaced).reduce(
    (all, { sentAt }) => {
      const order = all.orders.find((one) => one.sentAt === sentAt);
      if (!order) return all;
      const others = all.orders.filter((one) => one !== order);
      const lost = lostBeside(order, cartRows);
      const next = withLost({ ...all, orders: others }, lost);
      if (countPieces(boughtIn(order, cartRows)) === 0) return next;
      return { ...next, orders: [...next.orders, { ...order, rest: subtractQuantities(order.rest, lost) }] };
    },
    withRebuilt(pending, cartRows),
  );
}

/** What is displaced is about to be added to a cart with these rows. */
export function withPuttingBack(pending: Pending, cartRows: Rows): Pending {
  const { displaced, rebuilt } = pending;
  const offered = subtractQuantities(displaced, missingBought(openOrders(pending)));
  const total = (id: string): number => Math.max(quantityOf(rebuilt, id), quantityOf(cartRows, id));
  const rows = offered.map((row) => ({ ...row, quantity: row.quantity + total(row.productId) }));
  return {
    ...pending,
    displaced: subtractQuantities(displaced, offered),
    rebuilt: [...rows, ...rebuilt.filter(({ productId }) => quantityOf(rows, productId) === 0)],
  };
}

/** A displaced piece is in the cart again: for each order, it was added since. */
export const withPutBack = (pending: Pending, piece: Pieces): Pending => ({
  ...pending,
  orders: pending.orders.map((order) => ({ ...order, added: withAdded(order.added, piece) })),
});

/** The customer does not want what is missing. */
export function withoutMissing(pending: Pending, cartRows: Rows): Pending {
  const orders = pending.orders.map((order) => ({
    ...order,
    rest: subtractQuantities(order.rest, lostBeside(order, cartRows)),
  }));
  const rebuilt = subtractQuantities(pending.rebuilt, subtractQuantities(pending.rebuilt, cartRows));
  // What an open order may have bought is not offered.
  const offered = subtractQuantities(pending.displaced, missingBought(openOrders(pending)));
  return { orders, displaced: subtractQuantities(pending.displaced, offered), rebuilt };
}
