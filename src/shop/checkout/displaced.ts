import { ADD_CALL_LIMIT } from '#config/constants';
import { paths } from '#config/paths';
import { logFailure } from '#lib/logger';
import { fetchCart } from '#shop/cart/api';
import { quantityOf, subtractQuantities, withoutProduct, type CartRow } from '#shop/cart/rows';
import { buyingText } from '#shop/cart/texts';
import { productKey } from '#shop/products/ids';
import { removeAlertsOf, showAlert } from '#ui/alerts/alertStore';
import { missingRows, tell, waitForOrder, type Checkout } from './checkout';
import { inOneTab, isUnlocked, untilUnlocked } from './oneTab';
import { checkoutText } from './texts';

/** What the cart has lost, and its customer may put back: what an order did not buy, and pieces of a changed quantity. */

/** The customer does not want it back. */
export function dismissDisplaced({ pending }: Checkout): void {
  pending.change(() => ({ displaced: [] }));
}

/** Removes a product from the cart; what was displaced of it is not wanted either. */
export function removeProduct({ cart, pending }: Checkout, productId: string): void {
  pending.change(({ displaced }) => ({ displaced: withoutProduct(displaced, productId) }));
  cart.remove(productId);
}

/** Empties the cart. What was displaced of other products stays. */
export function clearCart({ cart, pending }: Checkout): void {
  const { rows } = cart.state;
  const isLeft = ({ productId }: CartRow): boolean => quantityOf(rows, productId) === 0;
  pending.change(({ displaced }) => ({ displaced: displaced.filter(isLeft) }));
  cart.clear();
}

/**
 * Changes the quantity of a row, and tells what failed. Fewer pieces are a removal and then adds: until all are added,
 * they count as displaced, so that a reload or a failure loses none.
 * @param by how many pieces more; below zero, fewer
 */
export async function changeAndTell(checkout: Checkout, row: CartRow, by: number): Promise<void> {
  const { cart, pending } = checkout;
  const { productId } = row;
  const isFirst = !cart.state.wanted.has(productKey(productId));
  const held = quantityOf(cart.state.baseRows, productId);
  removeAlertsOf('cart');
  const sent = cart.changeQuantity(productId, by);
  const wanted = Math.min(held, quantityOf(cart.state.rows, productId));
  if (wanted < held || !isFirst)
    pending.change(({ displaced }) => ({
      displaced: [...withoutProduct(displaced, productId), { ...row, quantity: wanted }],
    }));
  const isDone = await sent;
  // Presses that join a change tell nothing of their own.
  if (!isFirst || cart.signal.aborted) return;
  const isLost = !isDone && quantityOf(missingRows(checkout), productId) > 0;
  if (!isLost) pending.change(({ displaced }) => ({ displaced: withoutProduct(displaced, productId) }));
  if (!isDone) showAlert({ kind: 'cart', text: checkoutText('quantity.failed'), tone: 'error' });
}

/**
 * Adds again what was displaced and the server's cart lacks: one piece a call, 100 calls at most. After a failed call it
 * goes on with the next row. An order, in whichever tab, or the end of the session stops it. Says what was added.
 */
export async function putBack(checkout: Checkout): Promise<void> {
  const { cart, order } = checkout;
  if (order.get().is === 'puttingBack') return;
  tell(checkout, { type: 'putBack' });
  try {
    const isOver = await inOneTab(cart.userId, 'putBack', () => putBackInTurn(checkout));
    // Another tab puts back.
    if (!isOver) await untilUnlocked(cart.userId, 'putBack');
  } catch (error) {
    if (cart.signal.aborted) return;
    logFailure('The cart could not be read', error);
    showAlert({ kind: 'cart', text: checkoutText('putBack.failed'), tone: 'error' });
  } finally {
    tell(checkout, { type: 'putBackEnded' });
  }
}

async function putBackInTurn(checkout: Checkout): Promise<true> {
  const { cart, pending, order } = checkout;
  const { userId, signal } = cart;
  const isStopped = async (): Promise<boolean> =>
    signal.aborted || !(await isUnlocked(userId, 'order')) || order.get().is !== 'puttingBack';
  await cart.queue.idle();
  const missing = subtractQuantities(pending.get().displaced, await fetchCart(userId, signal));
  const added: CartRow[] = [];
  let calls = 0;
  for (const row of missing) {
    for (let left = row.quantity; left > 0 && calls < ADD_CALL_LIMIT && !(await isStopped()); left -= 1) {
      calls += 1;
      if (!(await cart.add({ ...row, id: row.productId }))) break;
      added.push({ ...row, quantity: 1 });
    }
  }
  if (await isStopped()) {
    if (!signal.aborted && order.get().is === 'puttingBack') void waitForOrder(checkout);
    return true;
  }
  const left = subtractQuantities(missing, added);
  if (left.length === 0) pending.change(() => ({ displaced: [] }));
  tellPutBack(added.length, left);
  return true;
}

function tellPutBack(count: number, missing: readonly CartRow[]): void {
  const names = missing
    .map(({ name, quantity }) => checkoutText('putBack.pieces', { name, quantity }))
    .join(', ');
  const text = checkoutText('putBack.added', { count });
  const isComplete = missing.length === 0;
  showAlert({
    kind: 'cart',
    text: isComplete ? text : `${text} ${checkoutText('putBack.missing', { names })}`,
    tone: isComplete ? 'success' : 'error',
    link: { to: paths.cart, text: buyingText('buying.viewCart') },
  });
}
