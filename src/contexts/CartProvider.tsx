import { useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { cartCount } from '../model/cart';
import { useAuth } from './AuthContext';
import { CartContext, type Cart } from './CartContext';
import { readMirror } from './cartMirror';
import { createCartStore, type CartState } from './cartStore';

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
