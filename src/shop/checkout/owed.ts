import type { CartRow } from '#shop/cart/cart';
import type { SentOrder } from '#shop/orders/order';

export interface Owed {
  /** Orders whose customer does not know yet whether they were placed. */
  readonly unsettled: Set<SentOrder>;
  /** What the cart has lost: what orders have removed without buying it, and pieces of a changed quantity. */
  unbought: readonly CartRow[];
  /** What the customer was told of it, until all is back; '' for nothing. */
  told: string;
}

/** By the customer's id: it outlives the session, and nobody else finds it. A reload forgets it. */
export const owedById = new Map<string, Owed>();

export function owedTo(userId: string): Owed {
  const owed = owedById.get(userId) ?? { unsettled: new Set(), unbought: [], told: '' };
  owedById.set(userId, owed);
  return owed;
}
