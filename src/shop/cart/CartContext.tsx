import {
  createContext,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { getSession } from '../session/sessionStore';
import { STORAGE_KEYS } from '../../config/constants';
import { logFailure } from '../../lib/logger';
import { readJson } from '../../lib/storage';
import { useAuth } from '../session/AuthContext';
import type { CartState } from './cartState';
import type { CartStore } from './cartStore';

/** The customer's cart. A guest's is empty. */
export interface Cart extends CartState {
  /** The total quantity of the displayed rows. */
  count: number;
  /** The store with the cart's operations; null for a guest, and until its code has loaded. */
  store: CartStore | null;
  /** Resolves to the store once its code has loaded; null for a guest, or if the code can't be loaded. */
  whenStarted: () => Promise<CartStore | null>;
  reload: () => void;
}

const CartContext = createContext<Cart | null>(null);

/**
 * The cart of the nearest provider.
 * @throws Error outside of a CartProvider
 */
export function useCart(): Cart {
  const cart = use(CartContext);
  if (!cart) throw new Error('useCart must be used within CartProvider');
  return cart;
}

const withoutStore = (status: CartState['status']): CartState => ({
  status,
  lines: [],
  placing: false,
  paused: false,
  adds: 0,
});
const EMPTY = withoutStore('ready');
const LOADING = withoutStore('loading');
const FAILED = withoutStore('failed');

const nothing = (): void => undefined;
const never = () => nothing;

/** A customer's store, started. Its code is loaded only for customers. */
function useCartStore() {
  const { user, sessionVersion } = useAuth();
  const userId = user?.id;
  // A new token of the same customer keeps the store.
  const visit = userId === undefined ? undefined : `${sessionVersion} ${userId}`;
  const [attempt, setAttempt] = useState(0);
  const starting = useRef<Promise<CartStore | null>>(Promise.resolve(null));
  const [started, setStarted] = useState<{ for: string; store: CartStore | null }>();

  useEffect(() => {
    starting.current = Promise.resolve(null);
    if (userId === undefined || visit === undefined) {
      // A guest has no cart, but reading the mirror removes garbage.
      readJson(STORAGE_KEYS.cart);
      return undefined;
    }
    let isStopped = false;
    let stop = nothing;
    starting.current = import('./cartStore').then(
      ({ createCartStore }) => {
        // The session may have ended before the next render.
        if (isStopped || getSession()?.user.id !== userId) return null;
        const store = createCartStore(userId);
        stop = store.start();
        setStarted({ for: visit, store });
        return store;
      },
      (error: unknown) => {
        logFailure('Failed to load the cart', error);
        if (!isStopped) setStarted({ for: visit, store: null });
        return null;
      },
    );
    return () => {
      isStopped = true;
      stop();
      // After a logout, nothing of the customer stays in memory.
      setStarted(undefined);
    };
  }, [userId, visit, attempt]);

  const own = visit !== undefined && started?.for === visit ? started.store : undefined;
  return {
    store: own ?? null,
    /** Used while there is no store. */
    state: visit === undefined ? EMPTY : own === null ? FAILED : LOADING,
    whenStarted: useCallback(() => starting.current, []),
    loadAgain: useCallback(() => setAttempt((before) => before + 1), []),
  };
}

/** Provides the cart, which begins and ends with the customer's visit. */
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
      count: store?.count() ?? 0,
      store,
      whenStarted,
      reload: store ? () => void store.load() : loadAgain,
    }),
    [state, store, whenStarted, loadAgain],
  );
  return <CartContext value={cart}>{children}</CartContext>;
}
