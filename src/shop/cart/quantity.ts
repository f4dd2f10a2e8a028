import { currentAuthorization } from '#api/connection';
import { hasStatus, isAborted } from '#api/errors';
import { logFailure } from '#lib/logger';
import { isSameProduct, productKey, toCartAddId } from '#shop/products/ids';
import { addToCart, fetchCart, removeFromCart } from './api';
import { currentCart, type Cart } from './cart';
import { quantityOf, withQuantity, type CartRow } from './rows';

/**
 * Changes the quantity of a product by some pieces, to one at least. It shows at once. One job of the queue does it; presses
 * while the job waits or runs join it. Then the cart is loaded.
 * @param by how many pieces more; below zero, fewer
 * @returns whether the server has the quantity, or an earlier press tells; a failure is logged
 */
export async function changeQuantity(cart: Cart, productId: string, by: number): Promise<boolean> {
  const key = productKey(productId);
  const { baseRows, changes, status } = cart.state;
  const change = Math.max(1 - quantityOf(baseRows, key), (changes.get(key) ?? 0) + by);
  // The server may hold more than a cart that could not be loaded shows, and a removal would take all of it.
  const isSafe = status === 'ready' || change >= 0;
  if (toCartAddId(productId) === undefined || cart.signal.aborted || !isSafe) return false;
  const isJoining = changes.has(key);
  cart.setChange(key, change);
  if (isJoining) return true;
  const isReached = await cart.enqueue(() => reachShown(cart, key));
  // The same customer may have logged in again, whose cart was read half changed.
  const now = currentCart();
  if (now?.userId === cart.userId) await now.load();
  return isReached;
}

/** Brings a product to the quantity that shows. @returns whether the server has it */
async function reachShown(cart: Cart, key: string): Promise<boolean> {
  // Another device may have changed it.
  const isSafe = cart.isFresh || (await cart.refresh());
  const row = cart.state.baseRows.find(({ productId }) => isSameProduct(productId, key));
  const before = quantityOf(cart.state.baseRows, key);
  const target = (reached = before): number => {
    const by = cart.state.changes.get(key);
    // Without a change, the row was removed meanwhile.
    return by === undefined ? reached : Math.max(1, before + by);
  };
  // Another device may have taken the row.
  let isReached = row ? isSafe || target() >= before : !cart.state.changes.has(key);
  let quantity = before;
  if (row && isReached) {
    const add = (piece: CartRow): void => cart.record({ type: 'added', piece });
    // What an earlier change has left open.
    cart.record({ type: 'changed', productId: key, reached: before, fewer: 0 });
    const { reached, isKnown, isRemoved } = await reach(cart, row, target, add);
    isReached = reached === target(reached);
    quantity = reached;
    const isFewer = isRemoved || reached < before;
    const fewer = isFewer ? Math.max(0, before - target(reached)) : 0;
    // What is gone without a removal, another device has taken.
    const stays = isRemoved ? reached : Math.max(before, reached);
    if (isKnown) cart.record({ type: 'changed', productId: key, reached: stays, fewer });
  }
  if (!cart.signal.aborted) cart.setChange(key, undefined, withQuantity(cart.state.baseRows, key, quantity));
  return isReached && !cart.signal.aborted;
}

interface Reached {
  /** How many pieces the server has, as far as is known. */
  reached: number;
  /** Whether that is known for certain. */
  isKnown: boolean;
  /** Whether the server has removed the product, or may have. */
  isRemoved: boolean;
}

/**
 * Brings a product to a quantity, as a part of a job. No call sets a quantity: more is one add for each piece, fewer is a
 * removal and then one add for each piece that stays. If a call fails, the cart is read. Never throws; a failure is logged.
 * @param row the product as it is in the cart, or is to be
 * @param target the quantity to reach, which may change meanwhile
 * @param onAdded called after each piece that the cart did not have before
 */
export async function reach(
  cart: Cart,
  row: CartRow,
  target: (reached: number) => number,
  onAdded: (piece: CartRow) => void = () => undefined,
): Promise<Reached> {
  const { userId, signal } = cart;
  const { productId } = row;
  const addId = toCartAddId(productId);
  const piece = { ...row, productId: addId ?? productId, quantity: 1 };
  const authorization = currentAuthorization();
  const before = quantityOf(cart.state.baseRows, productId);
  let recorded: number | undefined;
  const result: Reached = { reached: before, isKnown: true, isRemoved: false };
  try {
    while (result.reached !== target(result.reached)) {
      const goal = target(result.reached);
      const isFewer = result.reached > goal;
      const isNew = !isFewer && result.reached >= before;
      if (addId === undefined && goal > 0) break;
      // After a logout, what was removed here is still added again, with the token of this customer.
      if (isFewer || isNew) signal.throwIfAborted();
      const quantity = Math.min(before, goal);
      // A removal of another tab may have taken the product out of the record.
      if ((isFewer || result.isRemoved) && quantity !== recorded && !signal.aborted)
        cart.record({ type: 'changing', row: { ...row, quantity: (recorded = quantity) } });
      if (isFewer) {
        result.isRemoved = await removeFromCart(userId, productId, { signal }).then(
          () => true,
          (error: unknown) => {
            // With 404, another device has.
            result.isRemoved ||= !hasStatus(error, 404);
            throw error;
          },
        );
        result.reached = 0;
      } else {
        await addToCart(userId, piece.productId, isNew ? {} : { authorization });
        result.reached += 1;
        if (isNew) onAdded(piece);
      }
    }
  } catch (error) {
    if (!isAborted(error)) logFailure('Failed to change the quantity', error);
    const rows = await fetchCart(userId, { signal }).catch(() => undefined);
    result.isKnown = rows !== undefined;
    if (rows) {
      const now = quantityOf(rows, productId);
      for (let count = Math.max(before, result.reached); count < now; count += 1) onAdded(piece);
      result.reached = now;
    }
  }
  return result;
}
