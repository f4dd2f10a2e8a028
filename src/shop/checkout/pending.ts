import type { CartEvent } from '#shop/cart/cart';
import {
  commonQuantities,
  quantityOf,
  subtractQuantities,
  withAdded,
  withoutProduct,
  type CartRow,
  type Pieces,
} from '#shop/cart/rows';
import { isSameProduct } from '#shop/products/ids';
import type { SentOrder } from '#shop/orders/order';

/**
 * What a customer must not lose by a reload, and all tabs know. While an order, a smaller quantity or a put-back may take
 * pieces out of the cart, `expected` is what the cart is to hold. Each reading of the cart settles it: what the cart lacks,
 * an order has bought, or it is displaced and can be put back.
 */
export interface Pending {
  /** Oldest first. */
  orders: readonly PendingOrder[];
  /** What the cart is to hold: all of it while there are orders, else only the products that are being changed. */
  expected: readonly CartRow[];
  /** The pieces that the cart has lost. */
  displaced: readonly CartRow[];
}

/** No piece belongs to two orders. */
export interface PendingOrder extends SentOrder {
  /**
   * `open`: it is on its way, or its outcome is unknown; `dismissed`: so is the warning of it; `placed`: but the cart may
   * still hold what it bought.
   */
  is: 'open' | 'dismissed' | 'placed';
  /** Its pieces that are expected in the cart. If it was placed, they are taken out. */
  inCart: readonly Pieces[];
  /** Its pieces that are displaced. If it was placed, they are not missing any more. */
  fromDisplaced: readonly Pieces[];
}

type Rows = readonly CartRow[];

export const NOTHING_PENDING: Pending = { orders: [], expected: [], displaced: [] };

export const isPlaced = ({ is }: PendingOrder): boolean => is === 'placed';

export const openOrders = ({ orders }: Pending): PendingOrder[] => orders.filter((one) => !isPlaced(one));

/** Adds rows one by one. */
export const addAll = <Row extends Pieces>(rows: readonly Row[], added: readonly Row[]): Row[] =>
  added.reduce<Row[]>(withAdded, [...rows]);

/** A row without an id can't be put back; one that the server has sent without a name has its id for one. */
export const nameable = (rows: Rows): CartRow[] =>
  rows
    .filter(({ productId }) => productId !== '')
    .map((row) => ({ ...row, name: row.name || row.productId }));

/**
 * The cart was read, and no tab changes it. What it lacks goes, in this order, to
 * 1. placed orders, which have bought it;
 * 2. open orders: if a placed one has emptied the cart, their pieces are displaced until they are found to be placed;
 * 3. the displaced pieces.
 */
export function withRead({ orders, expected, displaced }: Pending, cartRows: Rows): Pending {
  let lost = subtractQuantities(expected, cartRows);
  const isEmptied = orders.some(isPlaced);
  const settle = (order: PendingOrder): PendingOrder => {
    const gone = commonQuantities(order.inCart, lost);
    lost = subtractQuantities(lost, gone);
    const fromDisplaced = isEmptied ? addAll(order.fromDisplaced, gone) : order.fromDisplaced;
    return { ...order, inCart: subtractQuantities(order.inCart, gone), fromDisplaced };
  };
  const placed = orders.filter(isPlaced).map(settle);
  const missing = lost;
  const open = orders.filter((order) => !isPlaced(order)).map(settle);
  const left = [...placed.filter(({ inCart }) => inCart.length > 0), ...open];
  return {
    orders: left,
    expected: left.length > 0 ? nameable(cartRows) : [],
    // What a logout has left of a row is a number without a name.
    displaced: addAll(
      displaced,
      (isEmptied ? missing : lost).filter(({ name }) => name !== ''),
    ),
  };
}

/** What is missing from a cart with these rows: the displaced pieces, and those that a reading of it would find displaced. */
export const displacedRows = (pending: Pending, cartRows: Rows): readonly CartRow[] =>
  withRead(pending, cartRows).displaced;

/** The pieces that orders have in the cart. */
export const inCartOf = (orders: readonly PendingOrder[]): Pieces[] => orders.flatMap(({ inCart }) => inCart);

/** The cart is to hold another quantity of a product; pieces of orders stay until it is read. */
function withQuantityOf(pending: Pending, row: CartRow): Pending {
  const others = withoutProduct(pending.expected, row.productId);
  const quantity = Math.max(row.quantity, quantityOf(inCartOf(pending.orders), row.productId));
  if (quantity === 0 && others.length === pending.expected.length) return pending;
  return { ...pending, expected: quantity > 0 ? [...others, { ...row, quantity }] : others };
}

/** What is pending after something has happened to the cart. */
export function withCartEvent(pending: Pending, event: CartEvent): Pending {
  const { orders, expected, displaced } = pending;
  switch (event.type) {
    case 'read':
      return orders.length + expected.length > 0 ? withRead(pending, event.rows) : pending;
    case 'added': {
      const { piece } = event;
      const isExpected = orders.length > 0 || quantityOf(expected, piece.productId) > 0;
      const all = isExpected ? { ...pending, expected: addAll(expected, nameable([piece])) } : pending;
      // One that is missing, and that no open order may have bought, is back.
      const claimed = openOrders(pending).flatMap(({ fromDisplaced }) => fromDisplaced);
      const isBack = quantityOf(subtractQuantities(displaced, claimed), piece.productId) > 0;
      return isBack ? { ...all, displaced: subtractQuantities(displaced, [piece]) } : all;
    }
    case 'removed':
      return expected
        .filter(({ productId }) => event.productIds.some((id) => isSameProduct(id, productId)))
        .reduce((all, row) => withQuantityOf(all, { ...row, quantity: 0 }), pending);
    case 'replacing':
      return withQuantityOf(pending, event.row);
  }
}
