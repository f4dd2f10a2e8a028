/** The browser's locks, which its tabs share; missing on a page without https, and refused where storage is. */
const locks = (): LockManager | undefined => (navigator as { locks?: LockManager }).locks;

/** Does work with a lock, or with null if it is not available; without locks, at once. @throws what `work` throws */
async function withLock(
  name: string,
  options: LockOptions,
  work: (lock: object | null) => Promise<void>,
): Promise<void> {
  let hasBegun = false;
  const begin = (lock: object | null): Promise<void> => {
    hasBegun = true;
    return work(lock);
  };
  const done = locks()?.request(name, options, begin) ?? begin({});
  await done.catch((error: unknown) => {
    if (hasBegun) throw error;
    return begin({});
  });
}

/** Does work after what other tabs, and this one, do under the same name. @throws what `work` throws */
export const inTurn = (name: string, work: () => Promise<void>): Promise<void> => withLock(name, {}, work);

/** Resolves when no tab does work under this name. */
export const untilUnlocked = (name: string): Promise<void> => inTurn(name, () => Promise.resolve());

/**
 * Does work that one tab at a time may do.
 * @returns its result as soon as it is there; the lock is kept until `after` has ended. Undefined if another tab has it.
 */
export function inOneTab<Result>(
  name: string,
  work: () => Promise<Result>,
  after?: () => Promise<void>,
): Promise<Result | undefined> {
  return new Promise((resolve) => {
    void withLock(name, { ifAvailable: true }, async (lock) => {
      if (lock === null) return resolve(undefined);
      const result = work();
      resolve(result);
      await Promise.allSettled([result]);
      await after?.();
    });
  });
}

/** Whether no tab does work under this name, as far as the browser tells. */
export async function isUnlocked(name: string): Promise<boolean> {
  const state = await locks()
    ?.query()
    .catch(() => undefined);
  return !state?.held?.some((lock) => lock.name === name);
}
