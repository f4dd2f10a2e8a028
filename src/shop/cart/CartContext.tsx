import {
  createContext,
  use,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { STORAGE_KEYS } from '../../config/constants';
import { readJson } from '../../lib/storage';
import { onSessionChange } from '../session/sessionStore';
import { cartCount } from './cart';
import { currentCart, EMPTY_CART, type CartState, type CartStore } from './cartStore';
import { UnsettledOrders } from './UnsettledOrders';

/** The customer's cart. A guest's is empty. */
export interface Cart extends CartState {
  /** The total quantity of the displayed rows. */
  count: number;
  /** The store with the cart's operations; null for a guest. */
  store: CartStore | null;
  unsettled: UnsettledOrders;
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

const never = () => (): void => undefined;

/** Provides the cart, which begins and ends with the customer's visit. */
export function CartProvider({ children }: { children: ReactNode }) {
  const store = useSyncExternalStore(onSessionChange, currentCart, () => null);
  useEffect(() => {
    // Reading removes garbage.
    readJson(STORAGE_KEYS.cart);
    return store?.start();
  }, [store]);
  const state = useSyncExternalStore(
    store?.subscribe ?? never,
    () => store?.getState() ?? EMPTY_CART,
    () => EMPTY_CART,
  );
  const [unsettled] = useState(() => new UnsettledOrders());
  const cart = useMemo<Cart>(
    () => ({ ...state, count: cartCount(state.lines), store, unsettled }),
    [state, store, unsettled],
  );
  return <CartContext value={cart}>{children}</CartContext>;
}
