import type { CartLine } from './cart';
import { productKey } from '../products/ids';

/** Rows that leave the cart, and the differences of two carts: only a customer's cart needs them. */

/** Removes every row of a product. */
export function withoutProduct(lines: readonly CartLine[], productId: string): CartLine[] {
  return lines.filter((line) => line.productId !== productId);
}

/** Returns the rows of a list, minus the quantities of the same products in another. */
export function subtractQuantities<Row extends Pick<CartLine, 'productId' | 'quantity'>>(
  rows: readonly Row[],
  subtracted: readonly Pick<CartLine, 'productId' | 'quantity'>[],
): Row[] {
  const open = new Map<string, number>();
  for (const { productId, quantity } of subtracted) {
    const key = productKey(productId);
    open.set(key, (open.get(key) ?? 0) + quantity);
  }
  return rows.flatMap((row) => {
    const key = productKey(row.productId);
    const cut = Math.min(row.quantity, open.get(key) ?? 0);
    open.set(key, (open.get(key) ?? 0) - cut);
    return cut < row.quantity ? [{ ...row, quantity: row.quantity - cut }] : [];
  });
}

/** Returns, for each product, the larger of its quantities in two carts. */
export function largerQuantities(one: readonly CartLine[], other: readonly CartLine[]): CartLine[] {
  return [...one, ...subtractQuantities(other, one)];
}
