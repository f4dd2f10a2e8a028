import { ADD_CALL_LIMIT } from '../config/constants';
import {
  cartCount,
  largerQuantities,
  subtractQuantities,
  type CartLine,
  type ShownLine,
} from '../model/cart';
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
async function addMissing(
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

export type OrderOutcome = 'placed' | 'unknown' | 'failed';

/** Remembers what orders removed from the cart without buying it, until it is put back (behaviour 10.15). */
export function createUnboughtItems() {
  let rows: readonly CartLine[] = [];
  /** What orders of unknown outcome may have removed, until another order is placed. */
  let possiblyRemoved: readonly CartLine[] = [];
  let order: Promise<void> = Promise.resolve();
  let orders = 0;
  /** Aborts the current attempt to put the cart back, because an order is about to empty the cart. */
  let attempt = new AbortController();
  /** The number of the latest call; earlier ones report nothing. */
  let latestCall = 0;
  let running: Promise<PutBackResult | undefined> | undefined;
  let report: PutBackOptions['onProgress'] = () => undefined;

  const putAllBack = async (
    fetchCart: () => Promise<readonly CartLine[]>,
    how: PutBackOptions,
  ): Promise<PutBackResult | undefined> => {
    for (;;) {
      await order;
      rows = largerQuantities(rows, possiblyRemoved);
      possiblyRemoved = [];
      const before = orders;
      const own = (attempt = new AbortController());
      const stop = (): void => own.abort();
      how.signal.addEventListener('abort', stop);
      if (how.signal.aborted) stop();
      const outcome = await addMissing(rows, await fetchCart(), { ...how, signal: own.signal }).finally(() =>
        how.signal.removeEventListener('abort', stop),
      );
      if (how.signal.aborted) return undefined;
      if (orders > before) continue;
      if (outcome.missing.length === 0) rows = [];
      return outcome;
    }
  };

  return {
    count: (): number => cartCount(largerQuantities(rows, possiblyRemoved)),
    isPuttingBack: (): boolean => running !== undefined,
    /**
     * Called when an order is sent. Putting back waits for the order, then reads the cart again.
     * @param inCart what the cart holds
     * @returns a function to call once with the order's outcome and what the cart held then
     */
    beginOrder: (inCart: readonly CartLine[], ordered: readonly CartLine[]) => {
      orders += 1;
      attempt.abort();
      let settle = (): void => undefined;
      order = new Promise((resolve) => (settle = resolve));
      return (outcome: OrderOutcome, inCartNow: readonly CartLine[]): void => {
        // The cart may have changed while the order was sent.
        const held = largerQuantities(inCart, inCartNow);
        if (outcome === 'placed') {
          rows = subtractQuantities(largerQuantities(held, rows), ordered);
          possiblyRemoved = [];
        }
        if (outcome === 'unknown')
          possiblyRemoved = largerQuantities(possiblyRemoved, subtractQuantities(held, ordered));
        settle();
      };
    },
    /**
     * Adds what is missing to the cart. If called again meanwhile, progress is reported to the latest call.
     * @param fetchCart reads what the cart holds now
     * @returns undefined if another call came later, or it was aborted
     * @throws ApiError if the cart could not be read
     */
    putBack: async (
      fetchCart: () => Promise<readonly CartLine[]>,
      { onProgress, ...how }: PutBackOptions,
    ): Promise<PutBackResult | undefined> => {
      const own = (latestCall += 1);
      report = onProgress;
      running ??= putAllBack(fetchCart, { ...how, onProgress: (done, total) => report(done, total) }).finally(
        () => (running = undefined),
      );
      try {
        const outcome = await running;
        return own === latestCall ? outcome : undefined;
      } catch (error) {
        if (how.signal.aborted || own !== latestCall) return undefined;
        throw error;
      }
    },
  };
}
