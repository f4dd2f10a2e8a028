import { logFailure } from '#lib/logger';
import { clearCart, fetchCart } from '#shop/cart/api';
import { hasSessionEnded } from '#shop/cart/cart';
import { replacePieces } from '#shop/cart/quantity';
import { quantityOf, subtractQuantities, withQuantity, type CartRow } from '#shop/cart/rows';
import { isPersonHere } from '#shop/session/customer';
import { getSession } from '#shop/session/sessionStore';
import type { Checkout } from './checkout';
import { isPlaced } from './pending';
import { withTakenOut } from './pendingChanges';

/** For so long after an order, in milliseconds, its emptying is resumed: later, the same products may be new ones. */
const RESUME_MS = 600_000;

/**
 * Empties the cart after an order of these rows was placed, as a part of its job in the queue. It belongs to the order, with
 * its token: a logout does not end it, but a next login of its customer does. What it leaves in the cart, the next job takes
 * out ({@link removeBought}). Never rejects.
 * @param before what was known of the cart when the order was sent
 */
export async function emptyCart(
  { cart }: Checkout,
  before: readonly CartRow[],
  bought: readonly CartRow[],
  authorization: string | null,
): Promise<void> {
  const { userId, signal } = cart;
  // A cart that could not be loaded may hold rows that nobody has seen.
  const isReady = cart.state.status === 'ready';
  if (!signal.aborted)
    cart.view.showInAllTabs(isReady ? [] : subtractQuantities(cart.state.baseRows, bought));
  try {
    // Another device may have added some.
    const rows = await fetchCart(userId, { authorization });
    // A logout forgets what an order displaces.
    if (isPersonHere(cart.customer))
      for (const piece of subtractQuantities(rows, before)) cart.onEvent({ type: 'added', piece });
    if (signal.aborted && getSession()?.user.id === userId) return;
    await clearCart(userId, { authorization });
    cart.onEvent({ type: 'read', rows: [] });
    if (!signal.aborted) cart.view.showInAllTabs([], { status: 'ready' });
  } catch (error) {
    logFailure('Failed to clear the cart', error);
  }
}

/**
 * After an order was placed: reads the cart and takes out what the order has bought and the server has left there, because
 * it could not be emptied, or the order was found later. If that fails, the order stays in the record. Never rejects.
 */
export async function removeBought({ cart, pending }: Checkout, sentAt: number): Promise<void> {
  const findOrder = () => pending.readAnew().orders.find((order) => order.sentAt === sentAt);
  const remove = async (): Promise<void> => {
    if (!findOrder() || !(await cart.refresh())) return;
    const pieces = findOrder()?.inCart ?? [];
    for (const bought of pieces) {
      const { productId, quantity } = bought;
      const before = quantityOf(cart.state.baseRows, productId);
      if (hasSessionEnded(cart) || before < quantity) continue;
      const left = await replacePieces(cart, { productId, quantity: before }, before - quantity);
      // A next visit must not take them out again, also if the reading fails.
      if (left < before) pending.update((all) => withTakenOut(all, sentAt, bought));
      if (!hasSessionEnded(cart)) cart.view.showInAllTabs(withQuantity(cart.state.baseRows, productId, left));
    }
    if (pieces.length > 0) await cart.refresh();
  };
  await cart.enqueue(remove).catch(() => undefined);
}

/** Takes out of the cart what placed orders have bought, if a reload has cut that off. Never rejects. */
export async function resumeEmptying(checkout: Checkout): Promise<void> {
  const cutOff = checkout.pending.get().orders.filter(isPlaced);
  for (const { sentAt } of cutOff) if (Date.now() - sentAt < RESUME_MS) await removeBought(checkout, sentAt);
}
