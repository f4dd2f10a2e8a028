import type { CartChange } from '#shop/cart/cart';
import {
  largerQuantities,
  quantityOf,
  subtractQuantities,
  withAdded,
  withoutProduct,
  type CartRow,
  type Pieces,
} from '#shop/cart/rows';
import { isSameProduct } from '#shop/products/ids';
import type { SentItem, SentOrder } from '#shop/orders/order';

/** What a customer must not lose by a reload, and all tabs know. */
export interface Pending {
  /** Oldest first. */
  orders: readonly PendingOrder[];
  /** The pieces that the cart has lost. */
  displaced: readonly CartRow[];
  /** Products that a changed quantity, or a put-back, brings into the cart, with the quantities that are to be there. */
  incoming: readonly CartRow[];
}

export interface PendingOrder extends SentOrder {
  items: readonly PendingItem[];
  /**
   * `open`: it is on its way, or its outcome is unknown; `dismissed`: so is the warning of it; `placed`: but the cart may
   * still have what it bought.
   */
  is: 'open' | 'dismissed' | 'placed';
  /** What the cart had besides when it was sent, less what the customer has removed since: the order may have displaced it. */
  beside: readonly CartRow[];
  /** The pieces that the customer has added to the cart since. */
  added: readonly Pieces[];
}

interface PendingItem extends SentItem {
  /** How many of its pieces were in the cart when it was sent, and may still be there. */
  fromCart: number;
  /** How many of its pieces are among those that are missing: not offered while it is open, and gone if it was placed. */
  fromMissing: number;
}

type Rows = readonly CartRow[];

export const NOTHING_PENDING: Pending = { orders: [], displaced: [], incoming: [] };

export const isPlaced = ({ is }: PendingOrder): boolean => is === 'placed';

export const openOrders = ({ orders }: Pending): PendingOrder[] => orders.filter((one) => !isPlaced(one));

/** What the cart lacks of what it had besides an order. Pieces that were added since do not stand for these. */
const lostBeside = ({ beside, added }: PendingOrder, cartRows: Rows): CartRow[] =>
  subtractQuantities(beside, subtractQuantities(cartRows, added));

/** An order after the cart has lost pieces: first those that were added later, and last those that it has bought. */
export function withoutLost(order: PendingOrder, lost: Rows): PendingOrder {
  const older = subtractQuantities(lost, order.added);
  const bought = subtractQuantities(older, order.beside);
  return {
    ...order,
    beside: subtractQuantities(order.beside, older),
    added: subtractQuantities(order.added, lost),
    items: order.items.map((item) => {
      const moved = Math.min(item.fromCart, quantityOf(bought, item.productId));
      return { ...item, fromCart: item.fromCart - moved, fromMissing: item.fromMissing + moved };
    }),
  };
}

/** The pieces that orders have bought, or may have, of those that are missing. */
export const missingBought = (orders: readonly PendingOrder[]): Pieces[] =>
  orders.flatMap(({ items }) =>
    items.map(({ productId, fromMissing }) => ({ productId, quantity: fromMissing })),
  );

/** What the cart has lost: each order, or changed quantity, may be the one that has taken it out. */
export const lostRows = ({ orders, incoming }: Pending, cartRows: Rows): CartRow[] =>
  [...orders.map((order) => lostBeside(order, cartRows)), subtractQuantities(incoming, cartRows)].reduce(
    largerQuantities,
    [],
  );

/** What is missing from the cart. What an open order may have bought is not missing. */
export const missingRows = (pending: Pending, cartRows: Rows): CartRow[] =>
  subtractQuantities(
    lostRows(pending, cartRows).reduce<CartRow[]>(withAdded, [...pending.displaced]),
    missingBought(openOrders(pending)),
  );

/** A piece is in the cart that was not there when orders were sent. Without its name: numbers outlive a logout. */
export const withAddedSince = ({ orders }: Pending, { productId, quantity }: Pieces): PendingOrder[] =>
  orders.map((order) => ({ ...order, added: withAdded(order.added, { productId, quantity }) }));

const notReached = ({ incoming }: Pending, productId: string, reached: number): CartRow[] =>
  subtractQuantities(
    incoming.filter((row) => isSameProduct(row.productId, productId)),
    [{ productId, quantity: reached }],
  );

/** No more pieces of a product are brought into the cart, which has so many: the others are displaced. */
export const withReached = (pending: Pending, productId: string, reached: number): Pending => ({
  ...pending,
  displaced: notReached(pending, productId, reached).reduce<CartRow[]>(withAdded, [...pending.displaced]),
  incoming: withoutProduct(pending.incoming, productId),
});

/** What is pending after a change of the cart. */
export function withCartChange(pending: Pending, change: CartChange): Pending {
  const { orders, incoming } = pending;
  switch (change.type) {
    case 'added': {
      const { productId } = change.piece;
      const isIncoming = quantityOf(incoming, productId) > 0;
      if (orders.length === 0 && !isIncoming) return pending;
      return {
        ...pending,
        orders: withAddedSince(pending, change.piece),
        incoming: isIncoming ? withAdded(incoming, change.piece) : incoming,
      };
    }
    case 'removed': {
      if (orders.length + incoming.length === 0) return pending;
      const without = (rows: Rows): Rows => change.productIds.reduce<Rows>(withoutProduct, rows);
      const cut = (order: PendingOrder) => ({ ...order, beside: without(order.beside) });
      return { ...pending, orders: orders.map(cut), incoming: without(incoming) };
    }
    case 'changing': {
      const { row } = change;
      if (quantityOf(incoming, row.productId) === row.quantity) return pending;
      return { ...pending, incoming: [...withoutProduct(incoming, row.productId), row] };
    }
    case 'changed': {
      const { productId, reached, fewer } = change;
      if (fewer === 0 && quantityOf(incoming, productId) === 0) return pending;
      const lost = notReached(pending, productId, reached);
      // The customer takes away first what was added later.
      const cut = (order: PendingOrder): PendingOrder => {
        const fromBeside = Math.max(0, fewer - quantityOf(order.added, productId));
        const added = subtractQuantities(order.added, [{ productId, quantity: fewer }]);
        return {
          ...order,
          added,
          beside: subtractQuantities(order.beside, [{ productId, quantity: fromBeside }, ...lost]),
        };
      };
      return { ...withReached(pending, productId, reached), orders: orders.map(cut) };
    }
  }
}
