import { createContext, use, useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { STORAGE_KEYS } from '#config/constants';
import { neverChanges } from '#lib/listeners';
import { readJson } from '#lib/storage';
import { subscribeToSession } from '#shop/session/sessionStore';
import { currentCart, EMPTY_CART, type CartState, type CartStore } from './cartStore';

const CartContext = createContext<CartStore | null | undefined>(undefined);

/**
 * The customer's cart with its operations; null for a guest. A change of the cart does not rerender.
 * @throws Error outside of a CartProvider
 */
export function useCart(): CartStore | null {
  const cart = use(CartContext);
  if (cart === undefined) throw new Error('useCart must be used within CartProvider');
  return cart;
}

/**
 * A part of what the cart shows; a guest's cart is empty. Only a change of this part rerenders.
 * @param pick returns a value of the state as it is, not a new object
 */
export function useCartState<Part>(pick: (state: CartState) => Part): Part {
  const cart = useCart();
  return useSyncExternalStore(
    cart?.subscribe ?? neverChanges,
    () => pick(cart?.getState() ?? EMPTY_CART),
    () => pick(EMPTY_CART),
  );
}

/** Provides the cart, which begins and ends with the customer's visit. */
export function CartProvider({ children }: { children: ReactNode }) {
  const cart = useSyncExternalStore(subscribeToSession, currentCart, () => null);
  useEffect(() => {
    // Reading removes garbage.
    readJson(STORAGE_KEYS.cart);
    return cart?.start();
  }, [cart]);
  return <CartContext value={cart}>{children}</CartContext>;
}
