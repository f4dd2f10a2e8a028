import { createContext, use } from 'react';
import type { Addable, CartLine } from '../model/cart';
import type { CartState } from './cartState';
import type { Added, Placed, PutCartBack } from './cartStore';

/** The cart and what can be done with it (behaviour 11.1). A guest's is empty, and nothing can be done with it. */
export interface Cart extends CartState {
  /** The total quantity of the displayed rows. */
  count: number;
  reload: () => void;
  /**
   * Adds one after the server accepted it; failures are logged (behaviour 10.5). Offline, it waits for the
   * connection, and is dropped when the session ends (behaviour 10.22). Never throws.
   */
  add: (product: Addable) => Promise<Added>;
  /** Removes a product here at once, then on the server. */
  remove: (productId: string) => void;
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
  /** How many items orders removed from the cart without buying them. */
  unboughtCount: () => number;
  putCartBack: PutCartBack;
  isPuttingBack: () => boolean;
  settled: () => Promise<void>;
}

export const CartContext = createContext<Cart | null>(null);

/**
 * The cart of the nearest provider.
 * @throws Error outside of a CartProvider
 */
export function useCart(): Cart {
  const cart = use(CartContext);
  if (!cart) throw new Error('useCart must be used within CartProvider');
  return cart;
}
