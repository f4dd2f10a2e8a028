interface Options<Holder> {
  /** Who asks for a lock. */
  holderNow: () => Holder;
  /** Whether a holder keeps its lock: not if its tab is gone. */
  isThere: (holder: Holder) => boolean;
  /** Lets something else happen. */
  pause: () => Promise<void>;
}

// The real setImmediate: fake timers may replace it later.
const turn = setImmediate;

/** Gives jsdom the browser's locks: each has one holder; others wait in turn or, with `ifAvailable`, get null. */
export function installLocks<Holder = undefined>(options: Partial<Options<Holder>> = {}): void {
  const {
    holderNow,
    isThere = () => true,
    pause = () => new Promise((resolve) => void turn(resolve)),
  } = options;
  const lines = new Map<string, { holder: Holder | undefined }[]>();
  const request = async (name: string, ...args: unknown[]): Promise<unknown> => {
    const [work, options] = args.reverse() as [(lock: object | null) => unknown, LockOptions?];
    const line = (lines.get(name) ?? []).filter(({ holder }) => isThere(holder as Holder));
    if (options?.ifAvailable === true && line.length > 0) return work(null);
    const own = { holder: holderNow?.() };
    lines.set(name, [...line, own]);
    const next = () => lines.get(name)?.find(({ holder }) => isThere(holder as Holder));
    try {
      while (isThere(own.holder as Holder) && next() !== own) {
        options?.signal?.throwIfAborted();
        await pause();
      }
      return await (isThere(own.holder as Holder) ? work({}) : new Promise(() => undefined));
    } finally {
      lines.set(name, lines.get(name)?.filter((one) => one !== own) ?? []);
    }
  };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
}

export const removeLocks = (): boolean => Reflect.deleteProperty(navigator, 'locks');

/** Another tab takes a lock. @returns how it gives it back */
export function holdLock(name: string): () => void {
  let release = (): void => undefined;
  void navigator.locks.request(name, () => new Promise<void>((resolve) => (release = resolve)));
  return () => release();
}
