import { inTurn, locks } from '#lib/locks';

/**
 * An order waits for a put-back, which stops when it sees one. `cart`: a quantity changes, for which a put-back waits.
 */
type Work = 'order' | 'putBack' | 'cart';

const nameOf = (userId: string, what: Work): string => `${what} ${userId}`;

/**
 * Runs work that one tab at a time may do for a customer. Without locks it runs at once.
 * @returns its result as soon as it is there; the lock is kept until `after` has ended. Undefined if another tab has it.
 */
export function inOneTab<Result>(
  userId: string,
  what: Work,
  work: () => Promise<Result>,
  after?: () => Promise<void>,
): Promise<Result | undefined> {
  return new Promise((resolve) => {
    let hasBegun = false;
    const begin = async (lock: unknown): Promise<void> => {
      hasBegun = true;
      if (lock === null) return resolve(undefined);
      const result = work();
      resolve(result);
      await Promise.allSettled([result]);
      await after?.();
    };
    const request = locks()?.request(nameOf(userId, what), { ifAvailable: true }, begin) ?? begin({});
    request.catch(() => (hasBegun ? undefined : begin({})));
  });
}

/** Resolves when no tab has the lock. */
export const untilUnlocked = (userId: string, what: Work): Promise<void> =>
  inTurn(nameOf(userId, what), () => undefined);

export async function isUnlocked(userId: string, what: Work): Promise<boolean> {
  const state = await locks()
    ?.query()
    .catch(() => undefined);
  return !state?.held?.some(({ name }) => name === nameOf(userId, what));
}
