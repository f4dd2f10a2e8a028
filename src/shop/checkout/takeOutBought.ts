import { quantityOf, type CartRow } from '#shop/cart/rows';
import { isSameProduct } from '#shop/products/ids';
import { reachQuantity } from './cartChanges';
import type { Checkout } from './checkout';
import { inOneTab, isUnlocked } from './oneTab';
import { boughtBy, isPlaced, type Pending } from './pending';
import { withoutPlaced, withoutPresent } from './pendingChanges';

/** The pieces that placed orders have bought and the cart still has: it has more than is expected. */
export function boughtInCart({ orders, expected }: Pending, cartRows: readonly CartRow[]) {
  return boughtBy(orders.filter(isPlaced)).flatMap(({ productId, quantity }) => {
    const row = cartRows.find((one) => isSameProduct(one.productId, productId));
    const inCart = quantityOf(cartRows, productId);
    const isLeft = quantity > 0 && inCart - quantityOf(expected, productId) >= quantity;
    return row && isLeft ? [{ row, quantity, isWhole: inCart === quantity }] : [];
  });
}

/**
 * Takes out of the cart, which was just read, what placed orders have bought, unless the server has done so. What can't be
 * taken out, and without a reading all orders, stays for the next one.
 * @returns a promise that resolves when the server has answered. Never rejects
 */
export async function takeOutBought(checkout: Checkout): Promise<void> {
  const { cart, pending } = checkout;
  const taken = boughtInCart(pending.readAnew(), cart.state.rows).map(({ row, quantity, isWhole }) =>
    isWhole ? cart.remove(row.productId) : reachQuantity(checkout, row, -quantity, 0),
  );
  const areTaken = await Promise.all(taken);
  if (areTaken.every(Boolean) && !cart.signal.aborted)
    pending.change((all) => withoutPresent(withoutPlaced(all), cart.state.rows));
}

/** Reads the cart, and takes out what placed orders have bought, if no tab is ordering. An order waits for it. */
export async function readAndTakeOut(checkout: Checkout): Promise<void> {
  const { cart } = checkout;
  await inOneTab(cart.userId, 'putBack', async () => {
    if (!(await isUnlocked(cart.userId, 'order'))) return;
    if ((await cart.load()) === 'read') await takeOutBought(checkout);
  });
}
