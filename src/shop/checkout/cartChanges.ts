import { quantityOf, type CartRow } from '#shop/cart/rows';
import { removeAlertsOf, showAlert } from '#ui/alerts/alertStore';
import type { Checkout } from './checkout';
import { withChange, withoutMissing, withoutPresent, withoutProducts } from './pendingChanges';
import { statusText } from './statusTexts';

/** A customer's own changes of the cart, which change the account of pieces too. */

/** The customer does not want back what is missing. */
export function dismissMissing({ cart, pending }: Checkout): void {
  pending.change((all) => withoutMissing(all, cart.state.rows));
}

/** Removes a product. */
export function removeProduct({ cart, pending }: Checkout, productId: string): void {
  pending.change((all) => withoutProducts(all, [productId]));
  void cart.remove(productId);
}

/** Removes the rows that are not displayed. */
export function removeIncomplete({ cart, pending }: Checkout): void {
  const before = cart.state.rows.map(({ productId }) => productId);
  cart.removeIncomplete();
  const gone = before.filter((id) => quantityOf(cart.state.rows, id) === 0);
  pending.change((all) => withoutProducts(all, gone));
}

/** Empties the cart. What is missing of other products may still be put back. */
export function clearCart({ cart, pending }: Checkout): void {
  const ids = cart.state.rows.map(({ productId }) => productId);
  pending.change((all) => withoutProducts(all, ids));
  cart.clear();
}

/** Changes the quantity of a row, and tells what failed. @param by how many pieces more; below zero, fewer */
export async function changeQuantity(checkout: Checkout, row: CartRow, by: number): Promise<void> {
  const isFirst = !checkout.cart.isChanging(row.productId);
  removeAlertsOf('cart');
  const isDone = await reachQuantity(checkout, row, by, Math.max(0, -by));
  // Presses that join a change tell nothing of their own.
  if (isFirst && !isDone && !checkout.cart.signal.aborted)
    showAlert({ kind: 'cart', text: statusText('quantity.failed'), tone: 'error' });
}

/**
 * Changes the quantity of a row. Fewer pieces are a removal and then adds: until all are added, they are in the record, so
 * that a reload or a failure loses none.
 * @param by how many pieces more; below zero, fewer
 * @param unwanted how many pieces the customer does not want any more
 * @returns whether the server has the quantity
 */
export async function reachQuantity(
  { cart, pending }: Checkout,
  row: CartRow,
  by: number,
  unwanted: number,
): Promise<boolean> {
  const { productId } = row;
  const isFirst = !cart.isChanging(productId);
  const before = quantityOf(cart.state.baseRows, productId);
  const changed = cart.changeQuantity(productId, by);
  const kept = { ...row, quantity: Math.min(before, quantityOf(cart.state.rows, productId)) };
  // More pieces are adds alone, unless they join a change that removes.
  if (by < 0 || !isFirst) pending.change((all) => withChange(all, kept, unwanted));
  const isDone = await changed;
  if (isFirst && cart.isRead && !cart.signal.aborted)
    pending.change((all) => withoutPresent(all, cart.state.rows));
  return isDone;
}
