import { isAborted } from '#api/errors';
import { READ_ANEW_MS } from '#config/constants';
import { logFailure } from '#lib/logger';
import type { Cart } from '#shop/cart/cart';
import { quantityOf } from '#shop/cart/rows';
import { fetchOrders } from '#shop/orders/api';
import { findSentOrder, isNewestFirst, type Order, type SentItem } from '#shop/orders/order';
import { isFullPage } from '#shop/queries/usePagedList';
import { isSameProduct } from '#shop/products/ids';
import { changeQuantity } from './cartChanges';
import type { Checkout } from './checkout';
import type { LookUp } from './orderState';
import type { PendingOrder } from './pending';

/** An order of unknown outcome that was found, with what is known of it now. */
export interface Found {
  order: Order;
  sent: PendingOrder;
}

/**
 * Looks for an order of unknown outcome among the newest. If it is there, what it has bought is taken out of the cart.
 * Never throws.
 */
export async function lookUp(checkout: Checkout, sent: PendingOrder): Promise<Found | LookUp> {
  const { cart, pending } = checkout;
  const { userId, signal } = cart;
  try {
    const { rows: orders, rawCount } = await fetchOrders({ page: 1, userId }, signal);
    if (signal.aborted) return 'unread';
    const order = findSentOrder(orders, sent);
    // The newest are among them if there is no other page, or if the server sorts newest first.
    if (order === 'notFound') return !isFullPage(rawCount) || isNewestFirst(orders) ? order : 'unread';
    if (order === 'unclear') return order;
    // Pieces may have been added since.
    const known = pending.get().unknown.find(({ sentAt }) => sentAt === sent.sentAt) ?? sent;
    await atMost(READ_ANEW_MS, takeOut(checkout, known.items));
    return hasLeft(cart) ? 'unread' : { order, sent: known };
  } catch (error) {
    if (!isAborted(error)) logFailure('The newest orders could not be read', error);
    return 'unread';
  }
}

/** Takes what an order has bought out of the cart, unless the server has done so: then all of it was added later. */
async function takeOut(checkout: Checkout, items: readonly SentItem[]): Promise<void> {
  const { cart } = checkout;
  if ((await cart.load()) !== 'read') return;
  for (const { productId, quantity, inCart } of items) {
    const row = cart.state.rows.find((one) => isSameProduct(one.productId, productId));
    const now = quantityOf(cart.state.rows, productId);
    if (!row || inCart === 0 || now < inCart) continue;
    if (now > quantity) void changeQuantity(checkout, row, -quantity);
    else cart.remove(productId);
  }
}

/** Whether the customer has left, while something was awaited. */
export const hasLeft = ({ signal }: Cart): boolean => signal.aborted;

/** The result of some work; undefined if it takes longer. */
export const atMost = <Result>(ms: number, work: Promise<Result>): Promise<Result | undefined> =>
  Promise.race([work, new Promise<undefined>((resolve) => setTimeout(resolve, ms, undefined))]);
