import {
  largerQuantities,
  quantityOf,
  subtractQuantities,
  withAdded,
  withQuantity,
  withoutProduct,
  type CartRow,
} from '#shop/cart/rows';
import type { SentItem } from '#shop/orders/order';
import { isSameProduct } from '#shop/products/ids';
import { openOrders, type Pending, type PendingOrder } from './pending';

/**
 * The record of displaced pieces: for each product, how many its customer wants in the cart although an order, or a failed
 * change of a quantity, has taken them out. An open order and a running change have a record of their own until they end.
 * What is missing is always derived: the record minus the cart. These functions change the record; a put-back and a logout empty it.
 */

type Rows = readonly CartRow[];

const joined = (orders: readonly PendingOrder[], rows: Rows): Rows =>
  orders.reduce((all, { others }) => largerQuantities(all, others), rows);

/** What the record has and the cart lacks. */
export function missingRows({ displaced, changing, unknown }: Pending, cartRows: Rows): CartRow[] {
  return subtractQuantities(joined(unknown, largerQuantities(displaced, changing)), cartRows);
}

/** An order was placed: its record joins, and what it bought is not wanted any more. @param items what it bought */
export function withPlaced(
  pending: Pending,
  items: readonly SentItem[],
  isPlaced: (order: PendingOrder) => boolean,
): Pending {
  const placed = pending.unknown.filter((order) => !order.isPlaced && isPlaced(order));
  return {
    ...pending,
    unknown: pending.unknown.map((order) =>
      placed.includes(order) ? { ...order, others: [], isPlaced: true } : order,
    ),
    displaced: joined(placed, subtractQuantities(pending.displaced, items)),
  };
}

/** The cart has lost what placed orders have bought. */
export function withoutPlaced(pending: Pending): Pending {
  const unknown = openOrders(pending);
  return unknown.length < pending.unknown.length ? { ...pending, unknown } : pending;
}

/** The server has accepted a new piece: it does not stand for a missing one, and an open order may take it out. */
export function withPiece(pending: Pending, piece: CartRow): Pending {
  const { displaced, unknown } = pending;
  const isDisplaced = quantityOf(displaced, piece.productId) > 0;
  if (!isDisplaced && unknown.length === 0) return pending;
  return {
    ...pending,
    displaced: isDisplaced ? withAdded(displaced, piece) : displaced,
    unknown: unknown.map((order) => ({ ...order, others: withAdded(order.others, piece) })),
  };
}

function inAll({ displaced, changing, unknown }: Pending, change: (rows: Rows) => Rows): Pending {
  return {
    displaced: change(displaced),
    changing: change(changing),
    unknown: unknown.map((order) => ({ ...order, others: change(order.others) })),
  };
}

/**
 * The customer changes the quantity of a row.
 * @param kept the pieces of the cart that are in danger until the change has ended
 * @param fewer how many pieces are not wanted any more
 */
export function withChange(pending: Pending, kept: CartRow, fewer: number): Pending {
  const { productId, quantity } = kept;
  const all = inAll(pending, (rows) => {
    const recorded = quantityOf(rows, productId);
    return withQuantity(rows, productId, Math.max(Math.min(recorded, quantity), recorded - fewer));
  });
  return { ...all, changing: [...withoutProduct(all.changing, productId), kept] };
}

/** Fewer pieces are wanted: those that stay are removed and added again, and are not new ones. */
export function withAtMost(pending: Pending, { productId, quantity }: CartRow): Pending {
  const limit = (inCart: number): number => Math.min(inCart, quantity);
  return { ...pending, unknown: pending.unknown.map((order) => withInCart(order, productId, limit)) };
}

/** Changes how many pieces of a product the cart has if the server has not emptied it since an order was sent. */
export function withInCart(
  order: PendingOrder,
  productId: string,
  change: (inCart: number) => number,
): PendingOrder {
  const items = order.items.map((item) =>
    item.inCart > 0 && isSameProduct(item.productId, productId)
      ? { ...item, inCart: change(item.inCart) }
      : item,
  );
  return { ...order, items };
}

/** The change has ended. If the cart may have lost pieces by it, its record stays. */
export function withChangeEnded(pending: Pending, productId: string, mayHaveLost: boolean): Pending {
  const { displaced, changing } = pending;
  const own = changing.filter((row) => isSameProduct(row.productId, productId));
  return {
    ...pending,
    displaced: mayHaveLost ? largerQuantities(displaced, own) : displaced,
    changing: withoutProduct(changing, productId),
  };
}

/** The customer does not want these products. */
export function withoutProducts(pending: Pending, productIds: readonly string[]): Pending {
  return inAll(pending, (rows) => productIds.reduce<Rows>(withoutProduct, rows));
}

/** The customer does not want what is missing. */
export function withoutMissing(pending: Pending, cartRows: Rows): Pending {
  return inAll(pending, (rows) => subtractQuantities(rows, subtractQuantities(rows, cartRows)));
}
