import { onSessionChange } from '../api/sessionStore';
import type { Product } from '../model/product';

/** The perfume that a guest tried to add to the cart, in memory only (behaviour 10.20). */
let wanted: Product | undefined;

onSessionChange((session) => {
  if (!session) wanted = undefined;
});

/** Remembers a perfume instead of the previous one; undefined forgets it. */
export function setPendingAdd(product: Product | undefined): void {
  wanted = product;
}

/** Forgets the perfume unless it has this id. */
export function clearOtherPendingAdd(id: string): void {
  if (wanted?.id !== id) wanted = undefined;
}

/** Returns the perfume and forgets it. */
export function consumePendingAdd(): Product | undefined {
  const product = wanted;
  wanted = undefined;
  return product;
}
