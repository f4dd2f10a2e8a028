import { customerMemory } from '../../session/sessionStore';
import type { Product } from '../../model/product';

/** The perfume that a guest tried to add to the cart. */
const wanted = customerMemory((): Product | undefined => undefined);

/** The navigation state of 'Please log in first!': the id of the perfume that is added after the login. */
export interface WantedState {
  wants: string;
}

/**
 * The perfume that this navigation state asks to add after the login; undefined for none.
 * @param state a navigation state of any shape
 */
export function wantedProduct(state: unknown): Product | undefined {
  const product = wanted.get();
  const asks = typeof state === 'object' && state !== null && 'wants' in state;
  return asks && state.wants === product?.id ? product : undefined;
}

/** Remembers a perfume instead of the previous one; undefined forgets it. */
export const setPendingAdd = wanted.set;

/** Forgets the perfume unless it has this id. */
export function clearOtherPendingAdd(id: string): void {
  if (wanted.get()?.id !== id) wanted.set(undefined);
}

/** Returns the perfume and forgets it. */
export function consumePendingAdd(): Product | undefined {
  const product = wanted.get();
  wanted.set(undefined);
  return product;
}
