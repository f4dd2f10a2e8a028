import { cartCount, piecesWithout, type CartLine } from '../model/cart';
import type { PutBack, PutBackHow } from './putBack';

/** Keeps what an order emptied from the cart without buying it, until it is put back (behaviour 10.15). */
export function createLeftOver() {
  let rows: readonly CartLine[] = [];
  let puttingBack = false;
  return {
    count: (): number => cartCount(rows),
    /** An order of some rows is about to empty the cart. */
    keep: (inCart: readonly CartLine[], ordered: readonly CartLine[]): void => {
      rows = piecesWithout([...inCart, ...piecesWithout(rows, inCart)], ordered);
    },
    /**
     * Adds what is missing of it to the cart.
     * @param fetchCart what the cart holds now
     * @returns undefined when it runs already, or was aborted
     * @throws ApiError when the cart could not be read
     */
    putBack: async (
      fetchCart: () => Promise<readonly CartLine[]>,
      how: PutBackHow,
    ): Promise<PutBack | undefined> => {
      if (puttingBack) return undefined;
      puttingBack = true;
      try {
        const { putBack } = await import('./putBack');
        const outcome = await putBack(rows, await fetchCart(), how);
        if (how.signal.aborted) return undefined;
        if (outcome.missing.length === 0) rows = [];
        return outcome;
      } catch (error) {
        if (how.signal.aborted) return undefined;
        throw error;
      } finally {
        puttingBack = false;
      }
    },
  };
}
