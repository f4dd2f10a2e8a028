import { quantityOf } from '#shop/cart/rows';
import { isSameProduct } from '#shop/products/ids';
import { changeQuantity } from './cartChanges';
import type { Checkout } from './checkout';
import { inOneTab } from './oneTab';
import { boughtBy, isPlaced } from './pending';
import { withoutPlaced, withoutPresent } from './pendingChanges';

/**
 * Takes out of the cart, which was just read, what placed orders have bought, unless the server has done so: then the cart
 * has no more than is expected. Without a reading, the orders stay for the next one.
 * @returns a promise that resolves when smaller quantities are reached, or given up. Never rejects
 */
export async function takeOutBought(checkout: Checkout): Promise<void> {
  const { cart, pending } = checkout;
  const { orders, expected } = pending.readAnew();
  pending.change((all) => withoutPresent(withoutPlaced(all), cart.state.rows));
  const changes: Promise<void>[] = [];
  for (const { productId, quantity } of boughtBy(orders.filter(isPlaced))) {
    const row = cart.state.rows.find((one) => isSameProduct(one.productId, productId));
    const inCart = quantityOf(cart.state.rows, productId);
    const surplus = inCart - quantityOf(expected, productId);
    if (!row || quantity === 0 || surplus < quantity) continue;
    if (inCart > quantity) changes.push(changeQuantity(checkout, row, -quantity, 0));
    else cart.remove(productId);
  }
  await Promise.all(changes);
}

/** Reads the cart, and takes out what placed orders have bought. */
export async function readAndTakeOut(checkout: Checkout): Promise<void> {
  const { cart } = checkout;
  await inOneTab(cart.userId, 'order', async () => {
    if ((await cart.load()) === 'read') void takeOutBought(checkout);
  });
}
