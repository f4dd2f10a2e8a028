import type { CartChange } from '#shop/cart/cart';
import {
  largerQuantities,
  quantityOf,
  subtractQuantities,
  withoutProduct,
  type CartRow,
  type Pieces,
} from '#shop/cart/rows';
import { isSameProduct } from '#shop/products/ids';
import type { SentItem, SentOrder } from '#shop/orders/order';

/**
 * What a customer must not lose by a reload, and all tabs know. It has an account of pieces: the cart is expected to have
 * some, of which an order buys some. What is missing is always derived: the expected pieces minus what orders have bought
 * and what the cart has.
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
   * `open`: it is on its way, or its outcome is unknown; `dismissed`: so is the warning of it; `placed`: but the cart may
   * still have what it bought.
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

/** The expected pieces without what placed orders have bought. */
export const notBought = ({ orders, expected }: Pending): CartRow[] =>
  subtractQuantities(expected, boughtBy(orders.filter(isPlaced)));

/** A logout leaves the numbers of ordered pieces, without names, and forgets what was missing. */
const isKnown = ({ name }: CartRow): boolean => name !== '';

/** Some pieces of a product are expected, in the place of those before. */
const withExpected = ({ orders, expected }: Pending, row: CartRow, quantity: number): Pending => ({
  orders,
  expected: [...withoutProduct(expected, row.productId), { ...row, quantity }],
});

/** The account with the rows of the cart. One that the server has sent without a name has its id for one. */
export function withRows(pending: Pending, cartRows: Rows): Pending {
  const rows = cartRows.filter(({ productId }) => productId !== '');
  return rows.reduce((all, row) => {
    const { productId: id } = row;
    const quantity = Math.max(quantityOf(rows, id), quantityOf(pending.expected, id));
    return withExpected(all, { ...row, name: row.name || id }, quantity);
  }, pending);
}

/** The account with other numbers of pieces that the orders buy. */
const withFromCart = (
  { orders, expected }: Pending,
  fromCart: (item: PendingItem, order: PendingOrder, index: number) => number,
): Pending => ({
  orders: orders.map((order) => ({
    ...order,
    items: order.items.map((item, index) => ({ ...item, fromCart: fromCart(item, order, index) })),
  })),
  expected,
});

/** What is expected and the cart lacks. Of several open orders any one may be the only one that was placed. */
export function missingRows(pending: Pending, cartRows: Rows): CartRow[] {
  const expected = notBought(pending);
  const ifPlaced = openOrders(pending).map((order) => subtractQuantities(expected, boughtBy([order])));
  const [one = expected, ...others] = ifPlaced;
  return subtractQuantities(others.reduce(largerQuantities, one), cartRows).filter(isKnown);
}

/** After each change: no order has bought more of the cart than is expected there; what nothing needs is left out. */
export function limited(pending: Pending): Pending {
  const { orders, expected } = withFromCart(pending, ({ productId, fromCart }) =>
    Math.min(fromCart, quantityOf(pending.expected, productId)),
  );
  const isNeeded = (order: PendingOrder): boolean =>
    !isPlaced(order) || order.items.some(({ fromCart }) => fromCart > 0);
  const left = orders.filter(isNeeded);
  return { orders: left, expected: left.length > 0 ? expected : expected.filter(isKnown) };
}

/** The account after a change of the cart. */
export function withCartChange(pending: Pending, change: CartChange): Pending {
  const { orders, expected } = pending;
  switch (change.type) {
    case 'added': {
      // It stands for no missing piece, and no earlier order has bought it.
      const { productId } = change.piece;
      const before = quantityOf(expected, productId);
      if (orders.length === 0 && before === 0) return pending;
      return withExpected(pending, change.piece, before + 1);
    }
    case 'removed':
      return { orders, expected: change.productIds.reduce<Rows>(withoutProduct, expected) };
    case 'quantity': {
      const { kept, fewer } = change;
      const quantity = Math.max(kept.quantity, quantityOf(expected, kept.productId) - fewer);
      return withExpected(pending, kept, quantity);
    }
    case 'read': {
      const { rows, rebuilt } = change;
      // What could not be added again, no open order has taken out.
      if (rebuilt !== undefined && orders.length > 0)
        return withFromCart(pending, ({ productId, fromCart }, order) =>
          isPlaced(order) || !isSameProduct(productId, rebuilt)
            ? fromCart
            : Math.min(fromCart, quantityOf(rows, rebuilt)),
        );
      // What the cart has is not in danger any more, unless an order may take it out.
      if (orders.length > 0) return pending;
      const isMissing = ({ productId: id }: CartRow): boolean =>
        quantityOf(expected, id) > quantityOf(rows, id);
      return { orders, expected: expected.filter(isMissing) };
    }
    case 'emptying':
      return withRows(pending, change.rows);
    case 'emptied':
      return orders.some(isPlaced) ? { orders: openOrders(pending), expected: notBought(pending) } : pending;
  }
}

/** The account without a change that was not carried out: what orders had bought before is still in the cart. */
export function withoutCartChange(pending: Pending, change: CartChange, before: Pending): Pending {
  if (change.type !== 'removed' && change.type !== 'quantity') return pending;
  const ids = change.type === 'removed' ? change.productIds : [change.kept.productId];
  const restored = withFromCart(pending, ({ productId, fromCart }, { sentAt }, index) => {
    const order = before.orders.find((one) => one.sentAt === sentAt);
    const isChanged = ids.some((id) => isSameProduct(id, productId));
    return isChanged ? Math.max(fromCart, order?.items[index]?.fromCart ?? 0) : fromCart;
  });
  // What no order has bought is not wanted any more.
  const bought = before.expected.map((row) => {
    const most = restored.orders.map((order) => quantityOf(boughtBy([order]), row.productId));
    return { ...row, quantity: Math.min(row.quantity, Math.max(0, ...most)) };
  });
  return { ...restored, expected: largerQuantities(pending.expected, bought) };
}
