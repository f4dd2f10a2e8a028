import { isAborted } from '../api/errors';
import { logFailure } from '../lib/logger';
import { isMirrorOurs, readMirror, writeMirror } from './cartMirror';
import type { createCartState } from './cartState';
import type { createChangeLog } from './changeLog';
import type { createSendQueue } from './sendQueue';

interface CartLoaderParts {
  userId: string;
  cart: ReturnType<typeof createCartState>;
  log: ReturnType<typeof createChangeLog>;
  queue: ReturnType<typeof createSendQueue>;
  /** Aborted when the session has ended. */
  signal: () => AbortSignal;
}

/** Loads the cart from the server, or from another tab, unless it was changed here in the meantime. */
export function createCartLoader({ userId, cart, log, queue, signal }: CartLoaderParts) {
  let loads = 0;

  const load = async (): Promise<void> => {
    const life = signal();
    const own = (loads += 1);
    const before = log.latest();
    const isStale = (): boolean => life.aborted || own !== loads;
    if (cart.get().status !== 'ready') cart.set({ status: 'loading' });
    try {
      const lines = await (await import('../api/cart')).fetchCart(userId, life);
      if (isStale()) return;
      if (queue.busy() || log.latest() !== before) {
        await queue.idle();
        if (!isStale()) void load();
        return;
      }
      writeMirror(cart.replaceLines(lines));
    } catch (error) {
      if (isStale() || isAborted(error)) return;
      logFailure('Failed to load the cart', error);
      if (cart.get().status !== 'ready') cart.set({ status: 'failed' });
      else if (log.latest() === before) cart.set({ status: 'failed', lines: [] });
    }
  };

  const syncFromOtherTab = async (): Promise<void> => {
    const life = signal();
    try {
      const { parseCart } = await import('../api/cart');
      if (life.aborted) return;
      // Two tabs wrote at the same time and ours came last: only the server knows both changes.
      if (isMirrorOurs()) return await load();
      const mirror = readMirror();
      if (mirror === undefined) return;
      log.nextVersion();
      cart.replaceLines(parseCart(mirror));
      // The other tab may have missed the changes that this one is still sending.
      if (queue.busy()) await queue.idle().then(() => (life.aborted ? undefined : load()));
    } catch (error) {
      logFailure('Ignored a cart that could not be read', error);
    }
  };

  return {
    /** Asks the server; the latest call counts. */
    load,
    /** Takes over the cart as another tab has changed it. */
    syncFromOtherTab,
  };
}
