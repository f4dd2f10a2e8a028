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
import { UnsettledOrders } from './unsettledOrders';
import { currentCart, EMPTY_CART, type CartState, type CartStore } from './cartStore';

interface Cart {
  /** The store with the cart's operations; null for a guest. */
  store: CartStore | null;
  unsettled: UnsettledOrders;
}

const CartContext = createContext<Cart | null>(null);

/**
 * The store of the customer's cart. A change of the cart does not rerender.
 * @throws Error outside of a CartProvider
 */
export function useCart(): Cart {
  const cart = use(CartContext);
  if (!cart) throw new Error('useCart must be used within CartProvider');
  return cart;
}

const never = () => (): void => undefined;

/**
 * A part of what the cart shows; a guest's cart is empty. Only a change of this part rerenders.
 * @param pick returns a value of the state as it is, not a new object
 */
export function useCartState<Part>(pick: (state: CartState) => Part): Part {
  const { store } = useCart();
  return useSyncExternalStore(
    store?.subscribe ?? never,
    () => pick(store?.getState() ?? EMPTY_CART),
    () => pick(EMPTY_CART),
  );
}

/** Provides the cart, which begins and ends with the customer's visit. */
export function CartProvider({ children }: { children: ReactNode }) {
  const store = useSyncExternalStore(onSessionChange, currentCart, () => null);
  useEffect(() => {
    // Reading removes garbage.
    readJson(STORAGE_KEYS.cart);
    return store?.start();
  }, [store]);
  const [unsettled] = useState(() => new UnsettledOrders());
  const cart = useMemo<Cart>(() => ({ store, unsettled }), [store, unsettled]);
  return <CartContext value={cart}>{children}</CartContext>;
}
