import { ADD_CALL_LIMIT } from '../config/constants';
import { cartCount, subtractQuantities, type CartLine, type ShownLine } from '../model/cart';
import { addQuantities, type AddOptions } from './addQuantities';

export interface PutBackResult {
  added: number;
  /** What is still missing, because a call failed or the limit of calls was reached. */
  missing: readonly ShownLine[];
}

export type PutBackOptions = Omit<AddOptions, 'onAdded'> & {
  /** Called with the number of units added, and the total. */
  onProgress: (done: number, total: number) => void;
};

/**
 * Adds to the server's cart what is missing from it, so that a cart that was never emptied does not end up
 * with double quantities (behaviour 10.15).
 * @param wanted what the cart held
 * @param inCart what the cart holds now
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
