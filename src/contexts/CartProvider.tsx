import {
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { getSession } from '../api/sessionStore';
import { logFailure } from '../lib/logger';
import { cartCount } from '../model/cart';
import { useAuth } from './AuthContext';
import { CartContext, type Cart } from './CartContext';
import { readMirror } from './cartMirror';
import type { CartState } from './cartState';
import type { CartStore } from './cartStore';

const EMPTY: CartState = { status: 'ready', lines: [], placing: false, paused: false, adds: 0 };
const LOADING: CartState = { ...EMPTY, status: 'loading' };
const FAILED: CartState = { ...EMPTY, status: 'failed' };

const nothing = (): void => undefined;
const never = () => nothing;

/** A customer's store, started. Its code is loaded only for customers. */
function useCartStore() {
  const { user, departures } = useAuth();
  const userId = user?.id;
  // A new token of the same customer keeps the store.
  const visit = userId === undefined ? undefined : `${departures} ${userId}`;
  const [attempt, setAttempt] = useState(0);
  const starting = useRef<Promise<CartStore | null>>(Promise.resolve(null));
  const [started, setStarted] = useState<{ for: string; store: CartStore | null }>();

  useEffect(() => {
    starting.current = Promise.resolve(null);
    if (userId === undefined || visit === undefined) {
      // A guest has no cart, but reading the mirror removes garbage.
      readMirror();
      return undefined;
    }
    let gone = false;
    let stop = nothing;
    starting.current = import('./cartStore').then(
      ({ createCartStore }) => {
        // The session may have ended before the next render.
        if (gone || getSession()?.user.id !== userId) return null;
        const store = createCartStore(userId);
        stop = store.start();
        setStarted({ for: visit, store });
        return store;
      },
      (error: unknown) => {
        logFailure('Failed to load the cart', error);
        if (!gone) setStarted({ for: visit, store: null });
        return null;
      },
    );
    return () => {
      gone = true;
      stop();
      // After a logout, nothing of the customer stays in memory (behaviour 5.24).
      setStarted(undefined);
    };
  }, [userId, visit, attempt]);

  const own = visit !== undefined && started?.for === visit ? started.store : undefined;
  return {
    store: own ?? null,
    /** Used while there is no store. */
    state: visit === undefined ? EMPTY : own === null ? FAILED : LOADING,
    /** Lets presses wait for the code; null if there is no store. */
    whenStarted: useCallback(() => starting.current, []),
    loadAgain: useCallback(() => setAttempt((before) => before + 1), []),
  };
}

/** Provides the cart, which begins and ends with the session. */
export function CartProvider({ children }: { children: ReactNode }) {
  const { store, state: without, whenStarted, loadAgain } = useCartStore();
  const state = useSyncExternalStore(
    store?.subscribe ?? never,
    () => store?.getState() ?? without,
    () => EMPTY,
  );
  const cart = useMemo<Cart>(
    () => ({
      ...state,
      count: cartCount(state.lines),
      reload: () => (store ? void store.load() : loadAgain()),
      add: async (...added) => (await whenStarted())?.add(...added) ?? 'failed',
      remove: store?.remove ?? nothing,
      removeIncomplete: store?.removeIncomplete ?? nothing,
      clear: store?.clear ?? nothing,
      placeOrder: async (...order) => (await whenStarted())?.placeOrder(...order) ?? 'nothing',
      unboughtCount: store?.unboughtCount ?? (() => 0),
      putCartBack: store?.putCartBack ?? (() => Promise.resolve(undefined)),
      isPuttingBack: store?.isPuttingBack ?? (() => false),
      settled: async () => (await whenStarted())?.settled(),
    }),
    [state, store, whenStarted, loadAgain],
  );
  return <CartContext value={cart}>{children}</CartContext>;
}
