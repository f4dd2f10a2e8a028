import {
  largerQuantities,
  quantityOf,
  rowOf,
  subtractQuantities,
  withQuantity,
  withoutProduct,
  type CartRow,
} from '#shop/cart/rows';
import { isSameOrder, type SentItem, type SentOrder } from '#shop/orders/order';
import { isSameProduct } from '#shop/products/ids';

/**
 * What a customer must not lose by a reload, and all tabs know. It has an account of pieces: the cart is expected to have
 * some of them, and an order that was placed takes out what it bought. What is missing is always derived: the expected pieces
 * minus those of the cart.
 */
export interface Pending {
  /** Oldest first. */
  orders: readonly PendingOrder[];
  /** The pieces that the cart must have, of products that an order or a failed change may have taken out. */
  expected: readonly CartRow[];
  /** The pieces of rows whose quantity is being changed: a reload may take them out. */
  changing: readonly CartRow[];
}

export interface PendingOrder extends SentOrder {
  items: readonly PendingItem[];
  /**
   * `open`: it is on its way, or its outcome is unknown; `dismissed`: so is the warning of it; `placed`: but the server's
   * cart may still have what it bought, because nobody has read it since.
   */
  is: 'open' | 'dismissed' | 'placed';
}

export interface PendingItem extends SentItem {
  /** How many of its pieces are expected in the cart until it is known to be placed. */
  fromCart: number;
}

type Rows = readonly CartRow[];

export const openOrders = ({ orders }: Pending): PendingOrder[] => orders.filter(({ is }) => is !== 'placed');

export const placedOrders = ({ orders }: Pending): PendingOrder[] =>
  orders.filter(({ is }) => is === 'placed');

const bareRow = (productId: string, quantity: number): CartRow => ({
  ...rowOf({ id: productId, name: '', price: null, image: null, description: '' }),
  quantity,
});

/** The pieces of the cart that orders buy. */
export const boughtBy = (orders: readonly PendingOrder[]): CartRow[] =>
  orders.flatMap(({ items }) => items).map(({ productId, fromCart }) => bareRow(productId, fromCart));

/** A logout leaves the numbers of ordered pieces, and forgets what was missing. */
const isKnown = ({ name, price }: CartRow): boolean => name !== '' || price !== null;

/** What is expected and the cart lacks. Of several open orders any one may be the only one that was placed. */
export function missingRows(pending: Pending, cartRows: Rows): CartRow[] {
  const { expected, changing } = pending;
  const [one = expected, ...others] = openOrders(pending).map((order) =>
    subtractQuantities(expected, boughtBy([order])),
  );
  return subtractQuantities([...others, changing].reduce(largerQuantities, one), cartRows).filter(isKnown);
}

/** No two orders take the same piece out of the cart, and none more than are expected there. */
export function bounded(pending: Pending): Pending {
  let free = pending.expected;
  const orders = pending.orders.map((order) => {
    if (order.is === 'placed') return order;
    const limited = withFromCart(order, (id) => quantityOf(free, id));
    free = subtractQuantities(free, boughtBy([limited]));
    return limited;
  });
  return { ...pending, orders };
}

/** An order is sent: from now on, it may have taken out the whole cart. */
export function withSent(pending: Pending, cartRows: Rows, sent: PendingOrder): Pending {
  const inCart = cartRows.filter(({ productId }) => productId !== '');
  const expected = [pending.expected, pending.changing].reduce(largerQuantities, inCart);
  return { ...pending, expected, orders: [...pending.orders, sent] };
}

/** An order was placed, and with it all open ones of the same items: what it bought is not expected in the cart any more. */
export function withPlaced(pending: Pending, items: readonly PendingItem[]): Pending {
  const alike = openOrders(pending).filter((order) => isSameOrder(order.items, items));
  const [first] = alike;
  if (!first) return pending;
  const inCart = boughtBy(alike);
  const taken = items.map((item) => ({
    ...item,
    fromCart: Math.min(item.quantity, quantityOf(inCart, item.productId)),
  }));
  const placed: PendingOrder = { ...first, items: taken, is: 'placed' };
  return {
    ...pending,
    orders: [...pending.orders.filter((order) => !alike.includes(order)), placed],
    expected: subtractQuantities(pending.expected, boughtBy([placed])),
  };
}

/** The cart has lost what placed orders have bought. What it has not got now, no open order has taken out. */
export function withoutPlaced(pending: Pending, cartRows: Rows): Pending {
  const open = openOrders(pending);
  if (open.length === pending.orders.length) return pending;
  return { ...pending, orders: open.map((order) => withFromCart(order, (id) => quantityOf(cartRows, id))) };
}

/** @param limit how many pieces of a product the order can take out of the cart at most */
function withFromCart(order: PendingOrder, limit: (productId: string) => number): PendingOrder {
  const items = order.items.map((item) => ({
    ...item,
    fromCart: Math.min(item.fromCart, limit(item.productId)),
  }));
  return { ...order, items };
}

/** A new piece is sent to the cart, or was not added: it does not stand for a missing one. @param by 1 or -1 */
export function withPiece(pending: Pending, piece: CartRow, by: 1 | -1): Pending {
  const { expected, orders } = pending;
  const { productId } = piece;
  const before = quantityOf(expected, productId);
  if (orders.length === 0 && before === 0) return pending;
  const row = { ...piece, quantity: Math.max(0, before + by) };
  return { ...pending, expected: largerQuantities([row], withoutProduct(expected, productId)) };
}

/**
 * The customer changes the quantity of a row.
 * @param kept the pieces of the cart that are in danger until the change has ended
 * @param fewer how many pieces are not wanted any more
 */
export function withChange(pending: Pending, kept: CartRow, fewer: number): Pending {
  const { productId, quantity } = kept;
  const expected = quantityOf(pending.expected, productId);
  return {
    ...pending,
    expected: withQuantity(
      pending.expected,
      productId,
      Math.max(Math.min(expected, quantity), expected - fewer),
    ),
    changing: [...withoutProduct(pending.changing, productId), kept],
  };
}

/** The change has ended. @param mayHaveLost whether the cart may have lost pieces by it, which no order has bought */
export function withChangeEnded(pending: Pending, productId: string, mayHaveLost: boolean): Pending {
  const { orders, expected, changing } = pending;
  const own = changing.filter((row) => isSameProduct(row.productId, productId));
  const limit = (id: string): number => (isSameProduct(id, productId) ? 0 : Infinity);
  return {
    orders: mayHaveLost ? orders.map((order) => withFromCart(order, limit)) : orders,
    expected: mayHaveLost ? largerQuantities(expected, own) : expected,
    changing: withoutProduct(changing, productId),
  };
}

/** What the cart has is not in danger any more, unless an order is open. */
export function withoutPresent(pending: Pending, cartRows: Rows): Pending {
  const { orders, expected } = pending;
  if (orders.length > 0) return pending;
  const isMissing = ({ productId }: CartRow): boolean =>
    quantityOf(expected, productId) > quantityOf(cartRows, productId);
  return { ...pending, expected: expected.filter(isMissing) };
}

/** The customer does not want these products. */
export function withoutProducts(pending: Pending, productIds: readonly string[]): Pending {
  const without = (rows: Rows): Rows => productIds.reduce<Rows>(withoutProduct, rows);
  return { ...pending, expected: without(pending.expected), changing: without(pending.changing) };
}

/** The customer does not want what is missing. */
export function withoutMissing(pending: Pending, cartRows: Rows): Pending {
  const missing = missingRows(pending, cartRows);
  const isMissing = (id: string): boolean => quantityOf(missing, id) > 0;
  const present = (rows: Rows): Rows =>
    subtractQuantities(
      rows,
      subtractQuantities(rows, cartRows).filter(({ productId }) => isMissing(productId)),
    );
  return {
    orders: pending.orders.map((order) => withFromCart(order, (id) => (isMissing(id) ? 0 : Infinity))),
    expected: present(pending.expected),
    changing: present(pending.changing),
  };
}
