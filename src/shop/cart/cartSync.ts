import { fetchCart, parseCart } from './api';
import { isAborted } from '../../api/errors';
import { onSessionChange } from '../session/sessionStore';
import { logFailure } from '../../lib/logger';
import type { createCartState } from './cartState';

type Cart = ReturnType<typeof createCartState>;

/** Loads the cart from the server. Only the latest call counts. */
function createLoad(userId: string, cart: Cart, getSignal: () => AbortSignal) {
  let loads = 0;
  const load = async (): Promise<void> => {
    const signal = getSignal();
    const own = (loads += 1);
    const before = cart.version();
    const isStale = (): boolean => signal.aborted || own !== loads;
    if (cart.get().status !== 'ready') cart.set({ status: 'loading' });
    try {
      const lines = await fetchCart(userId, signal);
      if (isStale()) return;
      if (cart.isSending() || cart.version() !== before) {
        cart.showEarly(lines);
        await cart.settled();
        if (!isStale()) void load();
        return;
      }
      cart.showLoaded(lines);
    } catch (error) {
      if (isStale() || isAborted(error)) return;
      logFailure('Failed to load the cart', error);
      if (cart.get().status !== 'ready') cart.set({ status: 'failed' });
      else if (cart.version() === before) cart.set({ status: 'failed', lines: [] });
    }
  };
  return load;
}

/** Replaces the cart with the one that another tab has written. */
async function showOtherTabs(cart: Cart, load: () => Promise<void>, signal: AbortSignal): Promise<void> {
  try {
    // Two tabs wrote at the same time and this tab's write came last: only the server knows both changes.
    if (cart.isMirrorOurs()) return await load();
    const mirror = cart.readMirror();
    if (mirror === undefined) return;
    cart.nextVersion();
    cart.showMirrored(parseCart(mirror));
    // The other tab may have missed the changes that this tab is still sending.
    if (cart.isSending()) await cart.settled().then(() => (signal.aborted ? undefined : load()));
  } catch (error) {
    logFailure('Ignored a cart that could not be read', error);
  }
}

/**
 * Creates the synchronisation of a customer's cart with the server and other tabs, from `start` until it is
 * stopped or the session ends. Loaded rows are ignored if the cart was changed here meanwhile.
 */
export function createCartSync(userId: string, cart: Cart) {
  let session = new AbortController();
  const load = createLoad(userId, cart, () => session.signal);

  return {
    load,
    /** Aborted when the session has ended. Each start creates a new one. */
    signal: (): AbortSignal => session.signal,
    start: (): (() => void) => {
      const own = new AbortController();
      session = own;
      const reloadIfRestored = (event: PageTransitionEvent): void => {
        if (event.persisted) void load();
      };
      const stopFollowing = cart.onOtherTabMirror(() => void showOtherTabs(cart, load, session.signal));
      const stop = (): void => {
        own.abort();
        stopFollowing();
        stopListening();
        window.removeEventListener('pageshow', reloadIfRestored);
      };
      // Stop synchronously, not on the next render: no call of one customer may carry another's token. If the
      // same customer has logged in again in another tab, what runs goes on.
      const stopListening = onSessionChange((next) => {
        if (next?.user.id === userId) return void load();
        stop();
        cart.forgetOwnMirror();
      });
      window.addEventListener('pageshow', reloadIfRestored);
      // Reading removes garbage.
      cart.readMirror();
      void load();
      return stop;
    },
  };
}
