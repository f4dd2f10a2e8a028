import { askBeforeUnload } from '#lib/askBeforeUnload';
import type { Cart } from '#shop/cart/cart';
import { quantityOf } from '#shop/cart/rows';
import { isSameProduct, productKey } from '#shop/products/ids';
import { dispatch, type Checkout } from './checkout';
import { inOneTab, untilUnlocked } from './oneTab';
import { boughtBy, isPlaced, notBought } from './pending';

/** The carts that this tab still empties after an order. */
const emptying = new WeakMap<Cart, Promise<void>>();

/**
 * Does work with an order that one tab at a time may do. At its end, what placed orders have bought leaves the cart: until
 * then, this tab's next work waits, and another tab's is not done.
 * @returns undefined if another tab is at it
 */
export async function withOrderLock<Result>(
  checkout: Checkout,
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  const { cart } = checkout;
  const { userId } = cart;
  await emptying.get(cart)?.then(() => untilUnlocked(userId, 'order'));
  return inOneTab(userId, 'order', work, () => {
    const empty = async (): Promise<void> => {
      await cart.queue.idle();
      await takeOutBought(checkout);
      emptying.delete(cart);
    };
    const emptied = empty();
    emptying.set(cart, emptied);
    return emptied;
  });
}

/** Does the work of a press. If another tab orders, says so, and reads the cart anew when it is done. */
export async function orderInOneTab<Result>(
  checkout: Checkout,
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  const { cart } = checkout;
  const begin = async (): Promise<Result> => {
    // It stops when it sees the order.
    await untilUnlocked(cart.userId, 'putBack');
    return work();
  };
  // A reload would leave the outcome open.
  const result = await withOrderLock(checkout, () => askBeforeUnload(begin));
  if (result !== undefined) return result;
  dispatch(checkout, { type: 'otherTabOrders' });
  await untilUnlocked(cart.userId, 'order');
  await cart.load();
  dispatch(checkout, { type: 'ended' });
  return undefined;
}

/**
 * If placed orders are in the record, reads the cart and takes out what they have bought and the server has left there: the
 * cart has more than is expected. What can't be taken out stays in the record. Never rejects.
 */
export async function takeOutBought({ cart, pending }: Checkout): Promise<void> {
  if (!pending.readAnew().orders.some(isPlaced) || (await cart.load()) !== 'read') return;
  const all = pending.readAnew();
  const bought = boughtBy(all.orders.filter(isPlaced));
  const { rows } = cart.state;
  const products = new Set(bought.map(({ productId }) => productKey(productId)));
  const taken = [...products].map(async (key) => {
    const row = rows.find(({ productId }) => isSameProduct(productId, key));
    const [inCart, count] = [quantityOf(rows, key), quantityOf(bought, key)];
    if (!row || inCart - quantityOf(notBought(all), key) < count) return true;
    return inCart === count
      ? cart.remove(row.productId, 'shop')
      : cart.changeQuantity(row.productId, -count, 'shop');
  });
  const areTaken = await Promise.all(taken);
  if (!areTaken.every(Boolean) || cart.signal.aborted) return;
  cart.onChange({ type: 'emptied' });
  cart.onChange({ type: 'read', rows: cart.state.rows });
}
