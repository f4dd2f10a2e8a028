import { createContext, use, useEffect, type ReactNode } from 'react';
import { STORAGE_KEYS } from '#config/constants';
import { readJson } from '#lib/storage';
import { createStore, useStore } from '#lib/store';
import { useAuth } from '#shop/session/AuthContext';
import { addWanted } from './adding';
import { currentCart, type Cart } from './cart';
import { NO_ROWS, type CartState } from './cartView';

const CartContext = createContext<Cart | null | undefined>(undefined);

/** The cart of a guest, which never changes. */
const GUESTS = createStore<CartState>({ status: 'ready', ...NO_ROWS });

/**
 * The customer's cart with its operations; null for a guest. A change of the cart does not rerender.
 * @throws Error outside of a CartProvider
 */
export function useCart(): Cart | null {
  const cart = use(CartContext);
  if (cart === undefined) throw new Error('useCart must be used within CartProvider');
  return cart;
}

/**
 * A part of what the cart shows; a guest's cart is empty. Only a change of this part rerenders.
 * @param select returns a value of the state as it is, not a new object
 */
export function useCartState<Part>(select: (state: CartState) => Part): Part {
  return useStore(useCart()?.view.store ?? GUESTS, select, GUESTS.get());
}

export function CartProvider({ children }: { children: ReactNode }) {
  const auth = useAuth();
  const cart = auth.user && currentCart();
  useEffect(() => {
    // Reading removes garbage.
    readJson(STORAGE_KEYS.cart);
    if (!cart) return;
    cart.onLoaded = () => void addWanted(cart);
    return cart.start();
    // `auth` is another one if the same customer has logged in again in another tab: the cart is loaded again.
  }, [cart, auth]);
  return <CartContext value={cart}>{children}</CartContext>;
}
