import { ADD_CALL_LIMIT } from '../config/constants';
import { countPieces, type Addable, type CartLine } from '../model/cart';
import { subtractQuantities } from '../model/cartChanges';

/** Called with the number of units added so far, and of those to add. */
export type OnProgress = (done: number, total: number) => void;

interface AddMissingOptions {
  add: (product: Addable) => Promise<boolean>;
  isStopped: () => boolean;
  onProgress: OnProgress;
}

/**
 * Adds what the cart lacks of some rows, one call for each unit, up to the limit of calls. After one refusal, a
 * product is not tried again.
 * @param inCart what the server's cart holds, so that nothing is added twice
 * @returns the number of units that were added, and what is still missing
 */
export async function addMissing(
  rows: readonly CartLine[],
  inCart: readonly CartLine[],
  { add, isStopped, onProgress }: AddMissingOptions,
): Promise<{ added: number; missing: CartLine[] }> {
  const wanted = subtractQuantities(rows, inCart);
  const total = Math.min(countPieces(wanted), ADD_CALL_LIMIT);
  const missing: CartLine[] = [];
  let calls = 0;
  let added = 0;
  onProgress(added, total);
  for (const row of wanted) {
    let left = row.quantity;
    while (left > 0 && calls < ADD_CALL_LIMIT && !isStopped()) {
      calls += 1;
      if (!(await add({ ...row, id: row.productId }))) break;
      left -= 1;
      added += 1;
      onProgress(added, total);
    }
    if (left > 0) missing.push({ ...row, quantity: left });
  }
  return { added, missing };
}
