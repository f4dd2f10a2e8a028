import { customerMemory } from '../../session/sessionStore';
import type { Product } from '../../model/product';

/** The perfume that a guest tried to add to the cart (behaviour 10.20). */
const wanted = customerMemory((): Product | undefined => undefined);

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
