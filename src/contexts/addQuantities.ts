import { ADD_CALL_LIMIT } from '../config/constants';
import type { Addable } from '../model/cart';

/** A product and its quantity. */
export type ProductQuantity = Addable & { quantity: number };

/** How units are added. */
export interface AddOptions {
  add: (product: Addable) => Promise<boolean>;
  signal: AbortSignal;
  /** Told how many are added so far. */
  onAdded: (count: number) => void;
}

/**
 * Adds products to the cart, one call for each unit, up to the limit of calls. A product that the server refused once is not
 * tried again.
 * @returns how many were added of each row
 */
export async function addQuantities(
  rows: readonly ProductQuantity[],
  { add, signal, onAdded }: AddOptions,
): Promise<number[]> {
  let calls = 0;
  let sum = 0;
  const added: number[] = [];
  for (const { quantity, ...product } of rows) {
    let count = 0;
    while (count < quantity && calls < ADD_CALL_LIMIT && !signal.aborted) {
      calls += 1;
      if (!(await add(product))) break;
      count += 1;
      sum += 1;
      onAdded(sum);
    }
    added.push(count);
  }
  return added;
}
