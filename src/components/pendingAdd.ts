import { onSessionChange } from '../api/sessionStore';
import type { Product } from '../model/product';

/** What a guest wanted to add to the cart, in memory alone (behaviour 10.20). */
let wanted: Product | undefined;

onSessionChange((session) => {
  if (!session) wanted = undefined;
});

/** Remembers a guest's perfume in place of the one before; undefined forgets it. */
export function setPendingAdd(product: Product | undefined): void {
  wanted = product;
}

/** Forgets it unless it is this perfume. */
export function clearOtherPendingAdd(id: string): void {
  if (wanted?.id !== id) wanted = undefined;
}

/** The perfume that the guest wanted, once. */
export function consumePendingAdd(): Product | undefined {
  const product = wanted;
  wanted = undefined;
  return product;
}
