import { currentAuthorization } from '#api/connection';
import { hasStatus, isAborted } from '#api/errors';
import { logFailure } from '#lib/logger';
import { isSameProduct, productKey, toCartAddId } from '#shop/products/ids';
import { addToCart, removeFromCart } from './api';
import { currentCart, REMOVED, type Cart } from './cart';
import { quantityOf, type CartRow } from './rows';

/**
 * Changes the quantity of a product by some pieces, to one at least. It shows at once. One job of the queue does it, which first
 * reads the cart; presses while the job waits or runs join it.
 * @param by how many pieces more; below zero, fewer
 * @returns whether the server has the quantity, or an earlier press tells; a failure is logged
 */
export async function changeQuantity(cart: Cart, productId: string, by: number): Promise<boolean> {
  const key = productKey(productId);
  const { baseRows, changes, status } = cart.state;
  const change = Math.max(1 - quantityOf(baseRows, key), (changes.get(key) ?? 0) + by);
  // The server may hold more than a cart that could not be loaded shows, and a removal would take all of it.
  const isSafe = status === 'ready' || change >= 0;
  if (toCartAddId(productId) === undefined || !isSafe) return false;
  const isJoining = changes.has(key);
  cart.setChange(key, change);
  if (isJoining) return true;
  const isReached = await cart.enqueue(() => reachShown(cart, key));
  // The same customer may have logged in again, whose cart was read half changed.
  const now = currentCart();
  if (cart.signal.aborted && now?.userId === cart.userId) await now.load();
  return isReached;
}

/** Brings a product to the quantity that shows. @returns whether the server has it */
async function reachShown(cart: Cart, key: string): Promise<boolean> {
  const isRead = await cart.read();
  const row = cart.state.baseRows.find(({ productId }) => isSameProduct(productId, key));
  const before = quantityOf(cart.state.baseRows, key);
  const target = (now: number): number => {
    const by = cart.state.changes.get(key);
    // The row was removed meanwhile, in this tab or in another one.
    return by === undefined || by === REMOVED ? now : Math.max(1, before + by);
  };
  let reached = before;
  // A removal would take away what another device has added.
  const safeTarget = (now: number): number => (isRead ? target(now) : Math.max(now, target(now)));
  if (row)
    reached = await reach(cart, row, safeTarget, {
      added: (piece) => cart.onChange({ type: 'added', piece }),
      removing: (left) => cart.onChange({ type: 'changing', row: { ...row, quantity: left } }),
    });
  const goal = target(reached);
  if (cart.signal.aborted) return false;
  cart.endChange(key, reached);
  if (reached !== goal) return (await cart.read()) && quantityOf(cart.state.baseRows, key) === goal;
  // What was read, and changed since, is what the cart holds.
  if (isRead) cart.tellRows(cart.state.baseRows);
  return true;
}

interface Watch {
  /** A piece was added. */
  added: (piece: CartRow) => void;
  /** The product is about to be removed, after which so many pieces are added again; 0 if it was not there. */
  removing: (left: number) => void;
}

/**
 * Brings a product to a quantity, as a part of a job. No call sets a quantity: more is one add for each piece, fewer is a
 * removal and then one add for each piece that stays. Ends with the first call that fails. Never throws; a failure is logged.
 * @param row the product as it is in the cart, or is to be
 * @param target the quantity to reach, which may change meanwhile
 * @returns how many pieces the server has, as far as is known
 */
export async function reach(
  cart: Cart,
  row: CartRow,
  target: (reached: number) => number,
  { added, removing }: Partial<Watch> = {},
): Promise<number> {
  const { userId, signal } = cart;
  const { productId } = row;
  const addId = toCartAddId(productId);
  const authorization = currentAuthorization();
  let reached = quantityOf(cart.state.baseRows, productId);
  /** How many pieces a removal leaves to add again; undefined without a removal. */
  let left: number | undefined;
  let isRemoving = false;
  try {
    for (let goal = target(reached); reached !== goal; goal = target(reached)) {
      isRemoving = goal < reached;
      const isNew = !isRemoving && left === undefined;
      if (addId === undefined && goal > 0) break;
      // After a logout, what was removed here is still added again, with the token of this customer.
      if (isRemoving || isNew) signal.throwIfAborted();
      if (!isNew && goal !== left) {
        left = goal;
        if (!signal.aborted) removing?.(left);
      }
      if (isRemoving) {
        await removeFromCart(userId, productId);
        reached = 0;
      } else {
        await addToCart(userId, addId ?? productId, isNew ? {} : { authorization });
        reached += 1;
        if (isNew) added?.({ ...row, productId: addId ?? productId, quantity: 1 });
      }
    }
  } catch (error) {
    if (!isAborted(error)) logFailure('Failed to change the quantity', error);
    // Another device has removed it.
    if (isRemoving && hasStatus(error, 404)) removing?.(0);
  }
  return reached;
}
