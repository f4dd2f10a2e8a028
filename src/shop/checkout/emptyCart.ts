import { isUnlocked, untilUnlocked } from '#lib/locks';
import { logFailure } from '#lib/logger';
import { clearCart, fetchCart } from '#shop/cart/api';
import { changeQuantity } from '#shop/cart/quantity';
import { quantityOf, subtractQuantities, type CartRow } from '#shop/cart/rows';
import { isSameProduct } from '#shop/products/ids';
import { isStillHere } from '#shop/session/customer';
import { getSession } from '#shop/session/sessionStore';
import type { Checkout } from './checkout';
import type { PendingOrder } from './pending';
import { boughtIn, withEmptying, withoutOrder, withRead } from './pendingChanges';

const orderSentAt = ({ pending }: Checkout, sentAt: number): PendingOrder | undefined =>
  pending.readAnew().orders.find((order) => order.sentAt === sentAt);

/**
 * Empties the cart after an order of these rows was placed, as a part of its job in the queue. It belongs to the order, with
 * its token: a logout does not end it, but a next login of its customer does. Never rejects.
 * @param sentAt when the order was sent
 */
export async function emptyCart(
  checkout: Checkout,
  sentAt: number,
  bought: readonly CartRow[],
  authorization: string | null,
): Promise<void> {
  const { cart, pending } = checkout;
  const { userId, signal } = cart;
  const isReady = cart.state.status === 'ready';
  // A cart that could not be loaded may hold rows that nobody has seen.
  if (!signal.aborted) cart.show(isReady ? [] : subtractQuantities(cart.state.baseRows, bought));
  try {
    const rows = await fetchCart(userId, { authorization });
    // A logout forgets what an order displaces.
    if (isStillHere(cart.customer)) pending.change((all) => withEmptying(all, sentAt, rows));
    if (signal.aborted && getSession()?.user.id === userId) return;
    await clearCart(userId, { authorization });
    pending.change((all) => withoutOrder(all, sentAt, []));
    if (isReady) return;
  } catch (error) {
    logFailure('Failed to clear the cart', error);
  }
  void cart.load();
}

/**
 * After an order was placed: reads the cart and takes out what the order has bought and the server has left there, because
 * it could not be emptied, or the order was found later. If that fails, the order stays in the record. Never rejects.
 */
export async function takeOut(checkout: Checkout, sentAt: number): Promise<void> {
  const { cart, pending } = checkout;
  await cart.queue.idle();
  if (!orderSentAt(checkout, sentAt) || !(await cart.load())) return;
  const order = orderSentAt(checkout, sentAt);
  if (!order) return;
  const { rows } = cart.state;
  const taken = boughtIn(order, rows).filter(({ quantity }) => quantity > 0);
  const areTaken = await Promise.all(
    taken.map(({ productId, quantity }) => {
      const row = rows.find((one) => isSameProduct(one.productId, productId));
      if (!row) return Promise.resolve(true);
      return quantityOf(rows, productId) === quantity
        ? cart.remove(row.productId, 'shop')
        : changeQuantity(cart, row.productId, -quantity, 'shop');
    }),
  );
  if (!areTaken.every(Boolean) || cart.signal.aborted) return;
  pending.change((all) => withoutOrder(all, sentAt, cart.state.rows));
}

/** Reads the cart when no order, put-back or changed quantity of a former visit is on its way any more: what it lacks is displaced. */
export async function settleFormerVisit({ cart, pending }: Checkout): Promise<void> {
  const areFree = async (): Promise<boolean> =>
    (await isUnlocked(cart.lockName('order'))) &&
    (await isUnlocked(cart.lockName('putBack'))) &&
    (await isUnlocked(cart.lockName('cart')));
  await untilUnlocked(cart.lockName('order'));
  await untilUnlocked(cart.lockName('putBack'));
  await untilUnlocked(cart.lockName('cart'));
  if ((await cart.load()) && (await areFree())) pending.change((all) => withRead(all, cart.state.rows));
}
