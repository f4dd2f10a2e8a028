import { ADD_CALL_LIMIT } from '../config/constants';
import type { Addable } from '../model/cart';

export type ProductQuantity = Addable & { quantity: number };

export interface AddOptions {
  add: (product: Addable) => Promise<boolean>;
  signal: AbortSignal;
  /** Called with the number of units added so far. */
  onAdded: (count: number) => void;
}

/**
 * Adds products to the cart, one call for each unit, up to the limit of calls. After one refusal, a product
 * is not tried again.
 * @returns how many units of each row were added
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
