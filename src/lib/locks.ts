/** Longer than an order takes with its reading and emptying. */
const LOCK_WAIT_MS = 120_000;

/** The browser's locks, which its tabs share; missing on a page without https, and refused where storage is. */
const locks = (): LockManager | undefined => (navigator as { locks?: LockManager }).locks;

/**
 * Does work with a lock, or with null if it is not available in time; without locks, or if they fail, at once.
 * @returns what `work` does
 * @throws what `work` throws
 */
async function withLock<Result>(
  name: string,
  options: LockOptions,
  work: (lock: object | null) => Promise<Result>,
): Promise<Result> {
  let hasBegun = false;
  const begin = (lock: object | null): Promise<Result> => {
    hasBegun = true;
    return work(lock);
  };
  const done: Promise<Result> = locks()?.request(name, options, begin) ?? begin({});
  return done.catch((error: unknown) => {
    if (hasBegun) throw error;
    // It was waited for in vain, or the browser refuses its locks.
    return begin(options.signal?.aborted === true ? null : {});
  });
}

/**
 * Does work after what other tabs, and this one, do under the same name. A tab that sleeps may never end: after some time,
 * the work begins without the lock.
 * @param work is told whether no other tab is at it
 * @param limit that time, in milliseconds
 * @throws what `work` throws
 */
export function inTurn<Result>(
  name: string,
  work: (isAlone: boolean) => Promise<Result>,
  limit = LOCK_WAIT_MS,
): Promise<Result> {
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), limit);
  return withLock(name, { signal: waiting.signal }, (lock) => {
    clearTimeout(timer);
    return work(lock !== null);
  });
}

/** Resolves when no tab does work under this name. */
export const untilUnlocked = (name: string): Promise<void> => inTurn(name, () => Promise.resolve());

/** Does work that one tab at a time may do. @returns undefined if another tab is at it */
export const inOneTab = <Result>(name: string, work: () => Promise<Result>): Promise<Result | undefined> =>
  withLock(name, { ifAvailable: true }, (lock) => (lock ? work() : Promise.resolve(undefined)));
