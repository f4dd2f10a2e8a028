interface Options<Holder> {
  /** Who asks for a lock. */
  holderNow: () => Holder;
  /** Whether a holder keeps its lock: not if its tab is gone. */
  isThere: (holder: Holder) => boolean;
  /** Lets something else happen. */
  pause: () => Promise<void>;
}

/** Gives jsdom the browser's locks: each has one holder; others wait for it or, with `ifAvailable`, get null. */
export function installLocks<Holder = undefined>(options: Partial<Options<Holder>> = {}): void {
  const {
    holderNow,
    isThere = () => true,
    pause = () => new Promise((resolve) => setTimeout(resolve)),
  } = options;
  const holders = new Map<string, Holder | undefined>();
  const isHeld = (name: string): boolean => holders.has(name) && isThere(holders.get(name) as Holder);
  const request = async (name: string, ...args: unknown[]): Promise<unknown> => {
    const [work, options] = args.reverse() as [(lock: object | null) => unknown, LockOptions?];
    if (options?.ifAvailable === true && isHeld(name)) return work(null);
    for (let wait = 0; isHeld(name) && wait < 2000; wait += 1) await pause();
    holders.set(name, holderNow?.());
    try {
      return await work({});
    } finally {
      holders.delete(name);
    }
  };
  const query = () => Promise.resolve({ held: [...holders.keys()].filter(isHeld).map((name) => ({ name })) });
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request, query } });
}

export function removeLocks(): void {
  Reflect.deleteProperty(navigator, 'locks');
}

/** Another tab takes a lock. @returns how it gives it back */
export function holdLock(name: string): () => void {
  let release = (): void => undefined;
  void navigator.locks.request(name, () => new Promise<void>((resolve) => (release = resolve)));
  return () => release();
}
