import {
  largerQuantities,
  quantityOf,
  subtractQuantities,
  withQuantity,
  withoutProduct,
  type CartRow,
  type Pieces,
} from '#shop/cart/rows';
import { isSameOrder, type SentItem, type SentOrder } from '#shop/orders/order';
import { isSameProduct } from '#shop/products/ids';

/**
 * What a customer must not lose by a reload, and all tabs know. It has an account of pieces: the cart is expected to have
 * some, and an order that was placed takes out what it bought. What is missing is always derived: the expected pieces minus
 * those of the cart.
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

interface PendingItem extends SentItem {
  /** How many of its pieces are among the expected ones until it is known to be placed. */
  fromCart: number;
}

type Rows = readonly CartRow[];

export const isPlaced = ({ is }: PendingOrder): boolean => is === 'placed';

export const openOrders = ({ orders }: Pending): PendingOrder[] => orders.filter((one) => !isPlaced(one));

/** The pieces of the cart that orders buy. */
export const boughtBy = (orders: readonly PendingOrder[]): Pieces[] =>
  orders.flatMap(({ items }) => items.map(({ productId, fromCart }) => ({ productId, quantity: fromCart })));

/** A logout leaves the numbers of ordered pieces, without names, and forgets what was missing. */
const isKnown = ({ name, price }: CartRow): boolean => name !== '' || price !== null;

/** What is expected and the cart lacks. Of several open orders any one may be the only one that was placed. */
export function missingRows(pending: Pending, cartRows: Rows): CartRow[] {
  const { expected, changing } = pending;
  const ifPlaced = openOrders(pending).map((order) => subtractQuantities(expected, boughtBy([order])));
  const [one = expected, ...others] = ifPlaced;
  return subtractQuantities([...others, changing].reduce(largerQuantities, one), cartRows).filter(isKnown);
}

/** @param limit how many pieces of a product the order can take out of the cart at most */
function withLimit(order: PendingOrder, limit: (productId: string) => number): PendingOrder {
  const items = order.items.map((item) => ({
    ...item,
    fromCart: Math.min(item.fromCart, limit(item.productId)),
  }));
  return { ...order, items };
}

/** No two open orders take the same piece out of the cart, and none takes more than are expected there. */
export function bounded(pending: Pending): Pending {
  let free = pending.expected;
  const orders = pending.orders.map((order) => {
    if (isPlaced(order)) return order;
    const limited = withLimit(order, (id) => quantityOf(free, id));
    free = subtractQuantities(free, boughtBy([limited]));
    return limited;
  });
  return { ...pending, orders };
}

/** An order is sent: from now on, it may have emptied the cart. */
export function withSent(pending: Pending, cartRows: Rows, sent: Omit<PendingOrder, 'is'>): Pending {
  const inCart = cartRows.filter(({ productId }) => productId !== '');
  const expected = [pending.expected, pending.changing].reduce(largerQuantities, inCart);
  return { ...pending, expected, orders: [...pending.orders, { ...sent, is: 'open' }] };
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

/** The cart has lost what placed orders have bought. What it has not got now, no open order has taken out. */
export function withoutPlaced(pending: Pending, cartRows: Rows): Pending {
  const orders = openOrders(pending).map((order) => withLimit(order, (id) => quantityOf(cartRows, id)));
  return pending.orders.some(isPlaced) ? { ...pending, orders } : pending;
}

/** A new piece is sent to the cart, or was not added: it does not stand for a missing one. @param by 1 or -1 */
export function withPiece(pending: Pending, piece: CartRow, by: 1 | -1): Pending {
  const { expected, orders } = pending;
  const before = quantityOf(expected, piece.productId);
  if (orders.length === 0 && before === 0) return pending;
  const row = { ...piece, quantity: before + by };
  return { ...pending, expected: largerQuantities([row], withoutProduct(expected, piece.productId)) };
}

/**
 * The customer changes the quantity of a row.
 * @param kept the pieces of the cart that are in danger until the change has ended
 * @param fewer how many pieces are not wanted any more
 */
export function withChange(pending: Pending, kept: CartRow, fewer: number): Pending {
  const { productId, quantity } = kept;
  const before = quantityOf(pending.expected, productId);
  const after = Math.max(Math.min(before, quantity), before - fewer);
  return {
    ...pending,
    expected: withQuantity(pending.expected, productId, after),
    changing: [...withoutProduct(pending.changing, productId), kept],
  };
}

/** The change has ended. @param hasLost whether the cart may have lost pieces by it, and not by an order */
export function withChangeEnded(pending: Pending, productId: string, hasLost: boolean): Pending {
  const { orders, expected, changing } = pending;
  const own = changing.filter((row) => isSameProduct(row.productId, productId));
  const limit = (id: string): number => (isSameProduct(id, productId) ? 0 : Infinity);
  return {
    orders: hasLost ? orders.map((order) => withLimit(order, limit)) : orders,
    expected: hasLost ? largerQuantities(expected, own) : expected,
    changing: withoutProduct(changing, productId),
  };
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
  const without = (rows: Rows): Rows => productIds.reduce<Rows>(withoutProduct, rows);
  return { ...pending, expected: without(pending.expected), changing: without(pending.changing) };
}

/** The customer does not want what is missing: no order has taken it out of the cart. */
export function withoutMissing(pending: Pending, cartRows: Rows): Pending {
  const missing = missingRows(pending, cartRows);
  const present = (rows: Rows): Rows =>
    subtractQuantities(rows, subtractQuantities(rows, cartRows).filter(isMissing));
  const isMissing = ({ productId }: Pieces): boolean => quantityOf(missing, productId) > 0;
  const limit = (productId: string): number => (isMissing({ productId, quantity: 0 }) ? 0 : Infinity);
  return {
    orders: pending.orders.map((order) => withLimit(order, limit)),
    expected: present(pending.expected),
    changing: present(pending.changing),
  };
}
