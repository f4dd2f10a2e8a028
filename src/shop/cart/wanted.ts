import { isRow } from '../../api/values';
import type { Product } from '../products/product';

/** The navigation state of 'Please log in first!': the perfume that login or registration adds to the cart. */
export interface WantedState {
  wants: Product;
}

/**
 * The perfume that is added to the cart after the login; undefined for none.
 * @param state a navigation state of any shape
 */
export function wantedProduct(state: unknown): Product | undefined {
  if (!isRow(state) || !isRow(state.wants)) return undefined;
  const { id, name, price } = state.wants;
  const isProduct = typeof id === 'string' && typeof name === 'string' && typeof price === 'number';
  return isProduct ? (state as unknown as WantedState).wants : undefined;
}
