import { createContext, use, useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { cartCount, type Addable, type CartLine } from '../model/cart';
import { useAuth } from './AuthContext';
import { readMirror } from './cartMirror';
import { createCartStore, type Added, type CartState, type Placed, type PutCartBack } from './cartStore';

/** The cart and what can be done with it (behaviour 11.1). A guest's is empty, and nothing can be done with it. */
export interface Cart extends CartState {
  /** Pieces in the displayed rows. */
  count: number;
  reload: () => void;
  /**
   * Adds one piece after the server accepted it; failures are logged (behaviour 10.5). Offline, it waits for the
   * connection, and is dropped when the session ends (behaviour 10.22). Never throws.
   */
  add: (product: Addable) => Promise<Added>;
  /** Removes all pieces of a product here at once, and on the server. */
  remove: (productId: string) => void;
  /** Removes just the rows that are not displayed. */
  removeIncomplete: () => void;
  clear: () => void;
  /**
   * Places an order of these rows and empties the cart (behaviour 10.9).
   * @param placeholder the picture's address for rows without one
   * @returns 'nothing' when no row is left to order, 'busy' while another order is on its way, 'ended' when its
   * customer has logged out meanwhile, so that nothing is to be said
   * @throws ApiError, after it was logged (behaviour 10.10)
   */
  placeOrder: (lines: readonly CartLine[], placeholder: string) => Promise<Placed>;
  /** Pieces that orders emptied from the cart without buying them. */
  unboughtCount: () => number;
  putCartBack: PutCartBack;
  isPuttingBack: () => boolean;
  /** Resolves when all changes made so far have been sent. */
  settled: () => Promise<void>;
}

const CartContext = createContext<Cart | null>(null);

const GUEST: CartState = { status: 'ready', lines: [], placing: false, adds: 0 };
const guestState = (): CartState => GUEST;
const nothing = (): void => undefined;
const never = () => nothing;

/** Gives the cart to all below; it begins and ends with the session. */
export function CartProvider({ children }: { children: ReactNode }) {
  const { user, token } = useAuth();
  const userId = user?.id;
  const store = useMemo(
    () => (userId !== undefined && token !== null ? createCartStore(userId) : null),
    [userId, token],
  );
  useEffect(() => {
    if (store) return store.start();
    // A guest has none, but garbage is removed for them too.
    readMirror();
    return undefined;
  }, [store]);
  const state = useSyncExternalStore(store?.subscribe ?? never, store?.getState ?? guestState, guestState);
  const cart = useMemo<Cart>(
    () => ({
      ...state,
      count: cartCount(state.lines),
      reload: () => void store?.load(),
      add: store?.add ?? (() => Promise.resolve('failed')),
      remove: store?.remove ?? nothing,
      removeIncomplete: store?.removeIncomplete ?? nothing,
      clear: store?.clear ?? nothing,
      placeOrder: store?.placeOrder ?? (() => Promise.resolve('nothing')),
      unboughtCount: store?.unboughtCount ?? (() => 0),
      putCartBack: store?.putCartBack ?? (() => Promise.resolve(undefined)),
      isPuttingBack: store?.isPuttingBack ?? (() => false),
      settled: store?.settled ?? (() => Promise.resolve()),
    }),
    [state, store],
  );
  return <CartContext value={cart}>{children}</CartContext>;
}

/**
 * The cart of the nearest provider.
 * @throws Error outside of a CartProvider
 */
export function useCart(): Cart {
  const cart = use(CartContext);
  if (!cart) throw new Error('useCart must be used within CartProvider');
  return cart;
}
