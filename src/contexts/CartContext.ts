import { createContext, use } from 'react';
import type { Addable, CartLine } from '../model/cart';
import type { CartState } from './cartState';
import type { Added, Placed, PutCartBack } from './cartStore';

/** The cart and its operations (behaviour 11.1). A guest's cart is empty, and its operations do nothing. */
export interface Cart extends CartState {
  /** The total quantity of the displayed rows. */
  count: number;
  reload: () => void;
  /**
   * Adds one unit after the server accepted it; failures are logged (behaviour 10.5). Never throws.
   * @param onWait called if it is offline, so that it waits for the connection (behaviour 10.22)
   */
  add: (product: Addable, onWait?: () => void) => Promise<Added>;
  /** Removes a product locally at once, then on the server. */
  remove: (productId: string) => void;
  removeIncomplete: () => void;
  clear: () => void;
  /**
   * Orders these rows and empties the cart (behaviour 10.9).
   * @param placeholder the picture's address for rows without one
   * @returns 'nothing' if no row is left to order, 'busy' while another order is being sent or has just failed,
   * 'offline' if the browser reports that it is offline and the API does not answer, 'ended' if the customer
   * logged out meanwhile; after 'busy' and 'ended' nothing is reported
   * @throws ApiError, after logging it (behaviour 10.10)
   */
  placeOrder: (lines: readonly CartLine[], placeholder: string) => Promise<Placed>;
  /** The number of items that orders removed from the cart without buying them. */
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
