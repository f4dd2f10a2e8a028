/** Sends changes one after the other, in the order they were made, whatever becomes of each. */
export function createSendQueue() {
  let tail: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return {
    /** Runs the work when all before it is done; its result and its failure go to the caller. */
    run: <Result>(work: () => Promise<Result>): Promise<Result> => {
      waiting += 1;
      const run = tail.then(work).finally(() => (waiting -= 1));
      tail = run.catch(() => undefined);
      return run;
    },
    /** Whether a change is on its way or waits for its turn. */
    busy: (): boolean => waiting > 0,
    /** Resolves when all that waits now is done. */
    idle: async (): Promise<void> => {
      await tail;
    },
  };
}
