import { isAborted } from '#api/errors';
import { QUANTITY_PAUSE_MS } from '#config/constants';
import { askBeforeUnload } from '#lib/askBeforeUnload';
import { logFailure } from '#lib/logger';
import { isSameProduct, toCartAddId } from '#shop/products/ids';
import { addToCart, removeFromCart } from './api';
import { changeOf, quantityAfter, quantityOf, withQuantity, type QuantityChange } from './cart';
import type { CartStore } from './cartStore';

/** What is left of a change that failed: of `wanted` pieces, `lost` were removed and could not be put back. */
export interface QuantityFailure {
  wanted: number;
  lost: number;
}

function setChange(cart: CartStore, productId: string, change?: QuantityChange): void {
  const others = cart.state.changes.filter((other) => !isSameProduct(other.productId, productId));
  cart.update({ changes: change ? [...others, change] : others });
}

/** Waits until no press has changed the quantity for a moment. */
async function lastChange(cart: CartStore, productId: string): Promise<QuantityChange | undefined> {
  for (;;) {
    const change = changeOf(cart.state.changes, productId);
    await new Promise((resolve) => setTimeout(resolve, QUANTITY_PAUSE_MS));
    cart.signal.throwIfAborted();
    if (change === changeOf(cart.state.changes, productId)) return change;
  }
}

/**
 * Changes the quantity of a row. No call sets a quantity: more is one add for each piece, fewer is a removal and then
 * one add for each piece that stays. It shows at once; presses within a moment are sent together, and the cart is
 * loaded when all is sent. Never throws.
 * @param by how many pieces more; below zero, fewer
 * @returns what failed; of presses that are sent together, the first one is told
 */
export async function changeQuantity(
  cart: CartStore,
  productId: string,
  by: number,
): Promise<QuantityFailure | undefined> {
  const { userId, signal } = cart;
  const hasLeft = (): boolean => signal.aborted;
  const addId = toCartAddId(productId);
  const pending = changeOf(cart.state.changes, productId);
  if (addId === undefined || hasLeft() || pending?.to !== undefined) return undefined;
  setChange(cart, productId, { productId, by: (pending?.by ?? 0) + by });
  if (pending) return undefined;
  let from = 0;
  let wanted = 0;
  /** The pieces that the server has, as far as this tab knows. */
  let held = 0;
  let isDone = true;
  try {
    await cart.enqueue(async () => {
      const change = await lastChange(cart, productId);
      from = quantityOf(cart.settled, productId);
      held = from;
      // Without a row, it was removed meanwhile.
      wanted = change && from > 0 ? quantityAfter(from, change) : from;
      if (wanted === from) return;
      setChange(cart, productId, { productId, by: wanted - from, to: wanted });
      await askBeforeUnload(async () => {
        if (wanted < from) {
          await removeFromCart(userId, productId, signal);
          held = 0;
        }
        for (; held < wanted; held += 1) {
          signal.throwIfAborted();
          await addToCart(userId, addId, signal);
        }
      });
    });
  } catch (error) {
    isDone = false;
    if (!isAborted(error)) logFailure('Failed to change the quantity', error);
  }
  if (!hasLeft()) {
    // If the load fails, the row shows what is known.
    cart.update({ rows: withQuantity(cart.settled, productId, held) });
    await cart.load();
  }
  if (!hasLeft()) {
    held = quantityOf(cart.settled, productId);
    setChange(cart, productId);
    cart.writeMirror();
  }
  if (isDone || held === wanted) return undefined;
  // More pieces that were refused have never been in the cart.
  return { wanted, lost: wanted > from ? 0 : Math.max(0, wanted - held) };
}
