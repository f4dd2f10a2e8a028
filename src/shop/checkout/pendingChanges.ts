import {
  largerQuantities,
  quantityOf,
  subtractQuantities,
  withAdded,
  withoutProduct,
  type CartRow,
  type Pieces,
} from '#shop/cart/rows';
import { isSameOrder, type SentOrder } from '#shop/orders/order';
import {
  isPlaced,
  lostRows,
  missingBought,
  missingRows,
  openOrders,
  withAddedSince,
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
  const placed = pending.orders.filter(isPlaced);
  const ordered = placed.flatMap((order) => boughtIn(order, cartRows));
  const items = sent.items.map((item) => {
    const inCart = quantityOf(cartRows, item.productId) - quantityOf(ordered, item.productId);
    const fromCart = Math.min(item.quantity, Math.max(0, inCart));
    const fromMissing = Math.min(item.quantity - fromCart, quantityOf(missing, item.productId));
    return { ...item, fromCart, fromMissing };
  });
  const beside = subtractQuantities(cartRows, sent.items).filter(({ productId }) => productId !== '');
  const order: PendingOrder = { ...sent, items, is: 'open', beside: beside.map(named), added: [] };
  return { ...pending, orders: [...pending.orders, order] };
}

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
  const beside = alike.map((order) => order.beside).reduce(largerQuantities, []);
  const added = subtractQuantities(placed.added, subtractQuantities(beside, placed.beside));
  const others = pending.orders.filter((order) => !alike.includes(order));
  return {
    ...pending,
    orders: [
      ...others.map((order) => ({ ...order, beside: subtractQuantities(order.beside, left) })),
      withoutMissingBought({ ...placed, is: 'placed', beside, added }),
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
    incoming: subtractQuantities(pending.incoming, lost),
  };
}

/** The pieces of a cart that an order has bought: none of those that the cart had besides, or that were added since. */
export const boughtIn = ({ items, added, beside }: PendingOrder, cartRows: Rows): Pieces[] =>
  items.map(({ productId, fromCart }) => {
    const others = quantityOf(added, productId) + quantityOf(beside, productId);
    return { productId, quantity: Math.max(0, Math.min(fromCart, quantityOf(cartRows, productId) - others)) };
  });

/**
 * A placed order is about to empty a cart with these rows; another device may have added some.
 * @param before what the cart had beside it when it was sent: what is gone of it, the customer has removed since
 */
export function withEmptying(pending: Pending, sentAt: number, cartRows: Rows, before: Rows): Pending {
  const orders = pending.orders.map((order): PendingOrder => {
    if (order.sentAt !== sentAt) return order;
    const removed = subtractQuantities(before, order.beside);
    const others = subtractQuantities(cartRows, [...boughtIn(order, cartRows), ...removed]).filter(
      ({ productId }) => productId !== '',
    );
    return { ...order, beside: largerQuantities(order.beside, others.map(named)), added: [] };
  });
  return { ...pending, orders };
}

/** An order of whose pieces a cart with these rows may have some left. */
function withLeft(order: PendingOrder, cartRows: Rows): PendingOrder {
  const left = boughtIn(order, cartRows);
  const items = order.items.map((item) => ({ ...item, fromCart: quantityOf(left, item.productId) }));
  return { ...order, items };
}

/** What a cart with these rows lacks of what a placed order has bought is gone for the other orders, too. */
function withTakenOut(pending: Pending, placed: PendingOrder, cartRows: Rows): Pending {
  const bought = placed.items.map(({ productId, fromCart }) => ({ productId, quantity: fromCart }));
  const taken = subtractQuantities(bought, boughtIn(placed, cartRows));
  const orders = pending.orders.map((order): PendingOrder => {
    if (order.sentAt === placed.sentAt) return withLeft(order, cartRows);
    const beside = subtractQuantities(order.beside, subtractQuantities(taken, order.added));
    return { ...order, beside, added: subtractQuantities(order.added, taken) };
  });
  return { ...pending, orders };
}

/** What a cart with these rows has lost is displaced: an order that is sent from now on has not taken it out. */
export function withDisplaced(pending: Pending, cartRows: Rows): Pending {
  const next = withLost(pending, lostRows(pending, cartRows));
  return { ...next, orders: next.orders.map((order) => withLeft(order, cartRows)) };
}

/**
 * The cart was read, and no call that changes it is on its way. What a placed order has bought and the cart lacks was taken
 * out; what else it lacks is displaced. A placed order stays while the cart may have what it bought.
 */
export function withRead(pending: Pending, cartRows: Rows): Pending {
  const settled = pending.orders
    .filter(isPlaced)
    .reduce((all, placed) => withTakenOut(all, placed, cartRows), pending);
  const next = withDisplaced(settled, cartRows);
  const orders = next.orders.filter(
    (order) => !isPlaced(order) || order.items.some(({ fromCart }) => fromCart > 0),
  );
  return { ...next, orders, incoming: [] };
}

/** What is displaced and can be put back: not what an open order may have bought. */
export const offeredRows = (pending: Pending): CartRow[] =>
  subtractQuantities(pending.displaced, missingBought(openOrders(pending)));

/** A row that is displaced is about to be added to a cart with so many pieces of it. */
export const withPuttingBack = (pending: Pending, row: CartRow, inCart: number): Pending => ({
  ...pending,
  displaced: subtractQuantities(pending.displaced, [row]),
  incoming: [
    ...withoutProduct(pending.incoming, row.productId),
    { ...row, quantity: row.quantity + Math.max(quantityOf(pending.incoming, row.productId), inCart) },
  ],
});

/** A displaced piece is in the cart again: for each order, it was added since. */
export const withPutBack = (pending: Pending, piece: Pieces): Pending => ({
  ...pending,
  orders: withAddedSince(pending, piece),
});

/** The customer does not want what is missing. */
export function withoutMissing(pending: Pending, cartRows: Rows): Pending {
  const all = withDisplaced(pending, cartRows);
  return { ...all, displaced: subtractQuantities(all.displaced, offeredRows(all)) };
}
