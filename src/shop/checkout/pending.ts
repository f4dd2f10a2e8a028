import {
  largerQuantities,
  quantityOf,
  subtractQuantities,
  withoutProduct,
  type CartRow,
  type Pieces,
} from '#shop/cart/rows';
import type { SentItem, SentOrder } from '#shop/orders/order';

/**
 * What a customer must not lose by a reload, and all tabs know. It has an account of pieces: the cart is expected to have
 * some, and an order that was placed takes out what it bought. What is missing is always derived: the expected pieces minus
 * those of the cart.
 */
export interface Pending {
  /** Oldest first. */
  orders: readonly PendingOrder[];
  /** The pieces that the cart must have, of products that an order or a changed quantity may have taken out. */
  expected: readonly CartRow[];
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
  /** How many of its pieces the cart had when it was sent, less what the customer has removed since. */
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
  const { expected } = pending;
  const ifPlaced = openOrders(pending).map((order) => subtractQuantities(expected, boughtBy([order])));
  const [one = expected, ...others] = ifPlaced;
  return subtractQuantities(others.reduce(largerQuantities, one), cartRows).filter(isKnown);
}

/** After each change: no open order has taken more out of the cart than is expected there. */
export function limited(pending: Pending): Pending {
  const orders = pending.orders.map((order) => {
    if (isPlaced(order)) return order;
    const items = order.items.map((item) => ({
      ...item,
      fromCart: Math.min(item.fromCart, quantityOf(pending.expected, item.productId)),
    }));
    return { ...order, items };
  });
  return { ...pending, orders };
}

/** The cart gets a new piece, or has not got it: it stands for no missing one, and no earlier order has bought it. */
export function withPiece(pending: Pending, piece: CartRow, by: 1 | -1): Pending {
  const { expected, orders } = pending;
  const before = quantityOf(expected, piece.productId);
  if (orders.length === 0 && before === 0) return pending;
  const row = { ...piece, quantity: before + by };
  const others = withoutProduct(expected, piece.productId);
  return { ...pending, expected: row.quantity > 0 ? [row, ...others] : others };
}
