import { createContext, use, useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { cartCount, type CartLine } from '../model/cart';
import type { Product } from '../model/product';
import { useAuth } from './AuthContext';
import { createCartStore, type Added, type CartState, type CartStore } from './cartStore';

/** The cart and what can be done with it (spec 4: Cart). A guest's is empty, and nothing can be done with it. */
export interface Cart extends CartState {
  /** Pieces in the displayed rows. */
  count: number;
  reload: () => void;
  /** Adds one piece after the server accepted it; failures are logged (spec 8). Never throws. */
  add: (product: Product) => Promise<Added>;
  /** Removes all pieces of a product here at once, and on the server. */
  remove: (productId: string) => void;
  /** Removes just the rows that are not displayed. */
  removeIncomplete: () => void;
  clear: () => void;
  /**
   * Places an order of these rows and empties the cart (spec 4).
   * @param placeholder the picture's address for rows without one
   * @returns 'nothing' when no row is left to order, 'busy' while another order is on its way
   * @throws ApiError, after it was logged (spec 8: Order failure)
   */
  placeOrder: (
    lines: readonly CartLine[],
    placeholder: string,
  ) => Promise<'placed' | 'nothing' | 'busy'>;
}

const CartContext = createContext<Cart | null>(null);

const GUEST: CartState = { status: 'ready', lines: [], placing: false };
const NOT_YET: CartState = { ...GUEST, status: 'loading' };
const guestState = (): CartState => GUEST;
const notYet = (): CartState => NOT_YET;
const nothing = (): void => undefined;
const never = () => nothing;

/** Gives the cart to all below; it begins and ends with the session. */
export function CartProvider({ children }: { children: ReactNode }) {
  const { user, token } = useAuth();
  const store = useStore(user && token ? `${user.id} ${token}` : null, user?.id ?? '');
  const state = useSyncExternalStore(store?.subscribe ?? never, store?.getState ?? (user ? notYet : guestState), guestState);
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
    }),
    [state, store],
  );
  return <CartContext value={cart}>{children}</CartContext>;
}

/** A store a session. It is made in an effect, so that a render that is thrown away starts nothing. */
function useStore(sessionKey: string | null, userId: string): CartStore | null {
  const [held, setHeld] = useState<{ key: string; store: CartStore } | null>(null);
  useEffect(() => {
    if (sessionKey === null) return;
    const store = createCartStore(userId);
    setHeld({ key: sessionKey, store });
    void store.load();
    return () => {
      store.dispose();
      setHeld(null);
    };
  }, [sessionKey, userId]);
  return held?.key === sessionKey ? held.store : null;
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
