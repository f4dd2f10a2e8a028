import { cartCount, largerQuantities, subtractQuantities, type CartLine } from '../model/cart';
import { putBack, type PutBackResult, type PutBackOptions } from './putBack';

export type OrderOutcome = 'placed' | 'unknown' | 'failed';

/** Remembers what orders removed from the cart without buying it, until it is put back (behaviour 10.15). */
export function createUnboughtItems() {
  let rows: readonly CartLine[] = [];
  /** What orders of unknown outcome may have removed, until another order is placed. */
  let perhaps: readonly CartLine[] = [];
  let order: Promise<void> = Promise.resolve();
  let orders = 0;
  /** Aborts the current attempt to put the cart back, because an order is about to empty the cart. */
  let pass = new AbortController();
  /** The number of the latest call; earlier ones report nothing. */
  let press = 0;
  let running: Promise<PutBackResult | undefined> | undefined;
  let report: PutBackOptions['onProgress'] = () => undefined;

  const putAllBack = async (
    fetchCart: () => Promise<readonly CartLine[]>,
    how: PutBackOptions,
  ): Promise<PutBackResult | undefined> => {
    for (;;) {
      await order;
      rows = largerQuantities(rows, perhaps);
      perhaps = [];
      const before = orders;
      const own = (pass = new AbortController());
      const stop = (): void => own.abort();
      how.signal.addEventListener('abort', stop);
      if (how.signal.aborted) stop();
      const outcome = await putBack(rows, await fetchCart(), { ...how, signal: own.signal }).finally(() =>
        how.signal.removeEventListener('abort', stop),
      );
      if (how.signal.aborted) return undefined;
      if (orders > before) continue;
      if (outcome.missing.length === 0) rows = [];
      return outcome;
    }
  };

  return {
    count: (): number => cartCount(largerQuantities(rows, perhaps)),
    isPuttingBack: (): boolean => running !== undefined,
    /**
     * Called when an order is sent. Putting back waits for the order, then reads the cart again.
     * @param inCart what the cart holds
     * @returns a function to call once with the order's outcome and what the cart held then
     */
    beginOrder: (inCart: readonly CartLine[], ordered: readonly CartLine[]) => {
      orders += 1;
      pass.abort();
      let settle = (): void => undefined;
      order = new Promise((resolve) => (settle = resolve));
      return (outcome: OrderOutcome, inCartNow: readonly CartLine[]): void => {
        // The cart may have changed while the order was sent.
        const held = largerQuantities(inCart, inCartNow);
        if (outcome === 'placed') {
          rows = subtractQuantities(largerQuantities(held, rows), ordered);
          perhaps = [];
        }
        if (outcome === 'unknown') perhaps = largerQuantities(perhaps, subtractQuantities(held, ordered));
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
      const own = (press += 1);
      report = onProgress;
      running ??= putAllBack(fetchCart, { ...how, onProgress: (done, total) => report(done, total) }).finally(
        () => (running = undefined),
      );
      try {
        const outcome = await running;
        return own === press ? outcome : undefined;
      } catch (error) {
        if (how.signal.aborted || own !== press) return undefined;
        throw error;
      }
    },
  };
}
