import { currentAuthorization } from '#api/connection';
import { isAborted, mayBeDone } from '#api/errors';
import { inTurn } from '#lib/locks';
import { logFailure } from '#lib/logger';
import { isSameProduct, productKey, toCartAddId } from '#shop/products/ids';
import { isStillHere } from '#shop/session/customer';
import { addToCart, removeFromCart } from './api';
import type { Actor, Cart } from './cart';
import { quantityOf, withQuantity } from './rows';

/** A change of a quantity that runs. */
interface Change {
  cart: Cart;
  /** The product's `productKey`. */
  key: string;
  /** How many pieces the server has, as far as is known. */
  reached: number;
  /** Whether the server has removed the product, or may have. */
  isRemoved: boolean;
  /** Takes back what is recorded of it. */
  undo?: (() => void) | undefined;
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
  const change: Change = changesOf(cart).get(key) ?? { cart, key, reached: 0, isRemoved: false };
  changesOf(cart).set(key, change);
  const row = baseRows.find((one) => isSameProduct(one.productId, productId));
  // More pieces are adds alone, unless they join a change that removes.
  if (row && (by < 0 || targets.has(key))) {
    const kept = { ...row, quantity: Math.min(base, quantity) };
    const undo = cart.record({ type: 'quantity', kept, fewer: actor === 'customer' ? Math.max(0, -by) : 0 });
    change.undo ??= undo;
  }
  cart.setTarget(key, quantity);
  change.done ??= reach(change, addId);
  return change.done;
}

async function reach(change: Change, addId: string): Promise<boolean> {
  const { cart, key } = change;
  let isReached = true;
  let isRead = cart.isFresh || (await catchUp(change));
  // A removal would take what nobody has seen.
  if (!isRead && targetOf(change) < quantityOf(cart.state.baseRows, key)) {
    end(change);
    return false;
  }
  do {
    try {
      // Two tabs that remove the row, and then add what stays, would add it twice.
      await cart.enqueue(() => inTurn(cart.lockName('cart'), () => send(change, addId)));
    } catch (error) {
      isReached = false;
      if (!isAborted(error)) logFailure('Failed to change the quantity', error);
    }
    if (cart.signal.aborted) break;
    // If the load fails, the row shows what is known.
    cart.show(withQuantity(cart.state.baseRows, key, change.reached));
    isRead = await cart.load();
    // A lost answer.
    if (isRead && quantityOf(cart.state.baseRows, key) === targetOf(change)) {
      change.reached = targetOf(change);
      isReached = true;
    }
    // A press during the load.
  } while (isReached && change.reached !== targetOf(change));
  end(change);
  if (cart.signal.aborted) return false;
  cart.show(cart.state.baseRows);
  const { rows } = cart.state;
  if (isRead) cart.record({ type: 'read', rows, rebuilt: change.isRemoved ? key : undefined });
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
  change.reached = before;
  while (change.reached !== targetOf(change)) {
    const isFewer = change.reached > targetOf(change);
    const isNew = !isFewer && change.reached >= before;
    // After a logout, what was removed here is still added again, with the token of this customer.
    if (isFewer || isNew) signal.throwIfAborted();
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

function end({ cart, key, isRemoved, undo }: Change): void {
  changesOf(cart).delete(key);
  // A logout forgets what is recorded, and the row may have been removed meanwhile.
  if (!isRemoved && cart.isChanging(key) && isStillHere(cart.customer)) undo?.();
  if (!cart.signal.aborted) cart.setTarget(key);
}
