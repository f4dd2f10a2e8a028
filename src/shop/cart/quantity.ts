import { currentAuthorization } from '#api/connection';
import { isAborted, mayBeDone } from '#api/errors';
import { inTurn } from '#lib/locks';
import { logFailure } from '#lib/logger';
import { isSameProduct, productKey, toCartAddId } from '#shop/products/ids';
import { addToCart, removeFromCart } from './api';
import { currentCart, type Actor, type Cart } from './cart';
import { quantityOf, withQuantity } from './rows';

/** A change of a quantity that runs. */
interface Change {
  cart: Cart;
  /** The product's `productKey`. */
  key: string;
  /** Whether a customer wants fewer pieces; otherwise the shop takes out what was bought. */
  isCustomers: boolean;
  /** How many pieces the server had, and how many it has, as far as is known. */
  before: number;
  reached: number;
  /** Whether the server has removed the product, or may have. */
  isRemoved: boolean;
  done?: Promise<boolean>;
}

const changes = new WeakMap<Cart, Map<string, Change>>();

function changesOf(cart: Cart): Map<string, Change> {
  const all = changes.get(cart) ?? new Map<string, Change>();
  changes.set(cart, all);
  return all;
}

/** The quantity to reach. Without one, the row was removed meanwhile. */
const targetOf = ({ cart, key, reached }: Change): number => cart.state.targets.get(key) ?? reached;

/**
 * Changes the quantity of a product by some pieces, to one at least. It shows at once. No call sets a quantity: more is
 * one add for each piece, fewer is a removal and then one add for each piece that stays. One job of the queue does it;
 * presses while the job waits or runs change the quantity that it reaches. Then the cart is loaded.
 * @param by how many pieces more; below zero, fewer
 * @returns whether the server has the quantity; a failure is logged
 */
export function changeQuantity(
  cart: Cart,
  productId: string,
  by: number,
  actor: Actor = 'customer',
): Promise<boolean> {
  const key = productKey(productId);
  const { baseRows, targets, status } = cart.state;
  const addId = toCartAddId(productId);
  const base = quantityOf(baseRows, productId);
  const quantity = Math.max(1, (targets.get(key) ?? base) + by);
  // The server may hold more than a cart that could not be loaded shows, and a removal would take all of it.
  const isSafe = status === 'ready' || quantity >= base;
  if (addId === undefined || cart.signal.aborted || !isSafe) return Promise.resolve(false);
  const isCustomers = actor === 'customer';
  const begun: Change = { cart, key, isCustomers, before: base, reached: base, isRemoved: false };
  const change = changesOf(cart).get(key) ?? begun;
  changesOf(cart).set(key, change);
  cart.setTarget(key, quantity);
  change.done ??= reach(change, addId);
  return change.done;
}

async function reach(change: Change, addId: string): Promise<boolean> {
  const { cart, key } = change;
  const inCart = (): number => quantityOf(cart.state.baseRows, key);
  const isRead = cart.isFresh || (await catchUp(change));
  change.reached = inCart();
  // A removal would take what nobody has seen.
  let isReached = isRead || targetOf(change) >= inCart();
  while (isReached && change.reached !== targetOf(change)) {
    let isFailed = false;
    try {
      // Two tabs that remove the row, and then add what stays, would add it twice.
      await cart.enqueue(() => inTurn(cart.lockName('cart'), () => send(change, addId)));
      recordReached(change);
    } catch (error) {
      isFailed = true;
      if (!isAborted(error)) logFailure('Failed to change the quantity', error);
    }
    isReached = !isFailed;
    if (cart.signal.aborted) break;
    // If the load fails, the row shows what is known.
    cart.show(withQuantity(cart.state.baseRows, key, change.reached));
    if (!(await cart.load()) || !isFailed) continue;
    change.reached = inCart();
    recordReached(change);
    // A lost answer.
    isReached = change.reached === targetOf(change);
  }
  changesOf(cart).delete(key);
  if (cart.signal.aborted) {
    // The same customer may have logged in again, whose cart was read half changed.
    const now = currentCart();
    if (now?.userId === cart.userId) void now.load();
    return false;
  }
  cart.setTarget(key);
  cart.show(cart.state.baseRows);
  return isReached;
}

/** Reads the cart, which another device may have changed. @returns whether it was read */
async function catchUp(change: Change): Promise<boolean> {
  const { cart, key } = change;
  const shown = quantityOf(cart.state.baseRows, key);
  const isRead = await cart.load();
  const quantity = quantityOf(cart.state.baseRows, key);
  if (quantity !== shown && cart.isChanging(key))
    cart.setTarget(key, quantity > 0 ? Math.max(1, targetOf(change) + quantity - shown) : undefined);
  return isRead;
}

/** Sends one call after the other. @throws ApiError */
async function send(change: Change, addId: string): Promise<void> {
  const { cart, key } = change;
  const { userId, signal } = cart;
  const row = cart.state.baseRows.find(({ productId }) => isSameProduct(productId, key));
  const before = quantityOf(cart.state.baseRows, key);
  const authorization = currentAuthorization();
  Object.assign(change, { before, reached: before, isRemoved: false });
  while (change.reached !== targetOf(change)) {
    const isFewer = change.reached > targetOf(change);
    const isNew = !isFewer && change.reached >= before;
    // After a logout, what was removed here is still added again, with the token of this customer.
    if (isFewer || isNew) signal.throwIfAborted();
    if (row && (isFewer || change.isRemoved) && !signal.aborted)
      cart.record({ type: 'rebuilding', row: { ...row, quantity: Math.min(before, targetOf(change)) } });
    if (isFewer) {
      await removeFromCart(userId, row?.productId ?? addId, { signal }).catch((error: unknown) => {
        change.isRemoved ||= mayBeDone(error);
        throw error;
      });
      change.isRemoved = true;
      change.reached = 0;
    } else {
      await addToCart(userId, addId, isNew ? {} : { authorization });
      if (isNew && row) cart.record({ type: 'added', piece: { ...row, productId: addId, quantity: 1 } });
      change.reached += 1;
    }
  }
}

/** Records how many pieces are in the cart after a change, and how many of those before the customer does not want. */
function recordReached(change: Change): void {
  const { cart, key, isCustomers, isRemoved, before, reached } = change;
  const fewer = isCustomers && (isRemoved || reached < before) ? Math.max(0, before - targetOf(change)) : 0;
  cart.record({ type: 'rebuilt', productId: key, reached, fewer });
}
