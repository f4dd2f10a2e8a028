import { logFailure } from '#lib/logger';
import { clearCart, fetchCart } from '#shop/cart/api';
import type { Cart } from '#shop/cart/cart';
import { changeQuantity } from '#shop/cart/quantity';
import { quantityOf, subtractQuantities, type CartRow } from '#shop/cart/rows';
import { isSameProduct, productKey } from '#shop/products/ids';
import { isStillHere } from '#shop/session/customer';
import { getSession } from '#shop/session/sessionStore';
import type { Checkout } from './checkout';
import { boughtBy, notBought } from './pending';
import { withoutOrder } from './pendingChanges';

/**
 * Empties the cart after an order of these rows was placed, as a part of its job in the queue. It belongs to the order, with
 * its token: a logout does not end it, but a next login of its customer does. Never rejects.
 */
export async function emptyCart(
  cart: Cart,
  bought: readonly CartRow[],
  authorization: string | null,
): Promise<void> {
  const { userId, signal } = cart;
  const isReady = cart.state.status === 'ready';
  // A cart that could not be loaded may hold rows that nobody has seen.
  if (!signal.aborted) cart.show(isReady ? [] : subtractQuantities(cart.state.baseRows, bought));
  try {
    const rows = await fetchCart(userId, { authorization });
    // A logout forgets what an order displaces.
    if (isStillHere(cart.customer)) cart.record({ type: 'emptying', rows });
    if (signal.aborted && getSession()?.user.id === userId) return;
    await clearCart(userId, { authorization });
    cart.record({ type: 'emptied' });
    if (isReady) return;
  } catch (error) {
    logFailure('Failed to clear the cart', error);
  }
  void cart.load();
}

/**
 * After an order was placed: reads the cart and takes out what the order has bought and the server has left there, because
 * it could not be emptied, or the order was found later. The cart has more than is expected then. What can't be taken out
 * stays in the record. Never rejects.
 */
export async function takeOut({ cart, pending }: Checkout, sentAt: number): Promise<void> {
  await cart.queue.idle();
  const find = () => pending.readAnew().orders.find((order) => order.sentAt === sentAt);
  if (!find() || !(await cart.load())) return;
  const order = find();
  if (!order) return;
  const { rows } = cart.state;
  const stays = notBought(pending.get());
  const bought = boughtBy([order]);
  const products = new Set(bought.map(({ productId }) => productKey(productId)));
  const taken = [...products].map(async (key) => {
    const row = rows.find(({ productId }) => isSameProduct(productId, key));
    const inCart = quantityOf(rows, key);
    const count = Math.min(quantityOf(bought, key), inCart - quantityOf(stays, key));
    if (!row || count <= 0) return true;
    return inCart === count
      ? cart.remove(row.productId, 'shop')
      : changeQuantity(cart, row.productId, -count, 'shop');
  });
  const areTaken = await Promise.all(taken);
  if (!areTaken.every(Boolean) || cart.signal.aborted) return;
  pending.change((all) => withoutOrder(all, sentAt));
  cart.record({ type: 'read', rows: cart.state.rows });
}
