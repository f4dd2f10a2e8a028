import { ADD_CALL_LIMIT } from '../config/constants';
import { cartCount, subtractQuantities, type CartLine, type ShownLine } from '../model/cart';
import { addQuantities, type AddOptions } from './addQuantities';

/** How far a cart has been put back. */
export interface PutBackResult {
  added: number;
  /** What is still missing, since a call failed or there were too many. */
  missing: readonly ShownLine[];
}

/** How a cart is put back. */
export type PutBackOptions = Omit<AddOptions, 'onAdded'> & {
  /** Called with the number of units added, and the total. */
  onProgress: (done: number, total: number) => void;
};

/**
 * Adds what is missing of a cart to the one that the server has now, so that one that was never emptied does not
 * end with twice as many (behaviour 10.15).
 * @param wanted what the cart held
 * @param inCart what it holds now
 */
export async function putBack(
  wanted: readonly CartLine[],
  inCart: readonly CartLine[],
  { onProgress, ...how }: PutBackOptions,
): Promise<PutBackResult> {
  const rows = subtractQuantities(wanted, inCart);
  const total = Math.min(cartCount(rows), ADD_CALL_LIMIT);
  onProgress(0, total);
  const quantities = rows.map(({ productId, ...row }) => ({ ...row, id: productId }));
  const added = await addQuantities(quantities, { ...how, onAdded: (done) => onProgress(done, total) });
  const missing = rows.flatMap((row, index) => {
    const quantity = row.quantity - (added[index] ?? 0);
    return quantity > 0 ? [{ ...row, quantity }] : [];
  });
  return { added: added.reduce((sum, count) => sum + count, 0), missing };
}
