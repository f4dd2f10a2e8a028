import { logFailure } from '#lib/logger';
import { clearCart, fetchCart } from '#shop/cart/api';
import { reach } from '#shop/cart/quantity';
import { quantityOf, subtractQuantities, withQuantity, type CartRow } from '#shop/cart/rows';
import { isSameProduct } from '#shop/products/ids';
import { isStillHere } from '#shop/session/customer';
import { getSession } from '#shop/session/sessionStore';
import type { Checkout } from './checkout';
import type { PendingOrder } from './pending';
import { boughtIn, withEmptying, withRead } from './pendingChanges';

const orderSentAt = ({ pending }: Checkout, sentAt: number): PendingOrder | undefined =>
  pending.readAnew().orders.find((order) => order.sentAt === sentAt);

/**
 * Reads the cart, as a part of a job: what it lacks is displaced.
 * @param timeout after how many milliseconds it is given up
 * @returns whether it was read
 */
export async function readCart({ cart, pending }: Checkout, timeout?: number): Promise<boolean> {
  if (!(await cart.refresh(timeout))) return false;
  pending.change((all) => withRead(all, cart.state.baseRows));
  return true;
}

/**
 * Empties the cart after an order of these rows was placed, as a part of its job in the queue. It belongs to the order, with
 * its token: a logout does not end it, but a next login of its customer does. Never rejects.
 * @param sentAt when the order was sent
 * @param before what the cart had beside it then
 */
export async function emptyCart(
  checkout: Checkout,
  sentAt: number,
  before: readonly CartRow[],
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
    if (isStillHere(cart.customer)) pending.change((all) => withEmptying(all, sentAt, rows, before));
    if (signal.aborted && getSession()?.user.id === userId) return;
    await clearCart(userId, { authorization });
    pending.change((all) => withRead(all, []));
    // Another tab may have read the cart before it was cleared.
    if (isReady && !signal.aborted) cart.show([]);
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
  const take = async (): Promise<void> => {
    if (!orderSentAt(checkout, sentAt) || !(await readCart(checkout))) return;
    const order = orderSentAt(checkout, sentAt);
    if (!order) return;
    let isKnown = true;
    for (const { productId, quantity } of boughtIn(order, cart.state.baseRows)) {
      const row = cart.state.baseRows.find((one) => isSameProduct(one.productId, productId));
      if (!row || quantity === 0) continue;
      const left = quantityOf(cart.state.baseRows, productId) - quantity;
      const result = await reach(cart, row, () => left);
      if (cart.signal.aborted) return;
      cart.show(withQuantity(cart.state.baseRows, productId, result.reached));
      isKnown &&= result.isKnown;
    }
    if (isKnown) pending.change((all) => withRead(all, cart.state.baseRows));
  };
  await cart.enqueue(take).catch(() => undefined);
}

/** Reads the cart when nothing of a former visit is on its way any more: what it lacks is displaced. */
export async function settleFormerVisit(checkout: Checkout): Promise<void> {
  await checkout.cart.enqueue(() => readCart(checkout));
}
