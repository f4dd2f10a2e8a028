import { isSameProduct } from '#shop/products/ids';
import type { Cart } from './cart';
import { shownRows } from './rows';

/** Removes the rows that are not displayed. No call can delete one without an id: it is left out in this visit. */
export function removeIncomplete(cart: Cart): void {
  const rows = cart.state.baseRows;
  const kept = shownRows(rows);
  cart.dropsRowsWithoutId = true;
  cart.view.showInAllTabs(kept);
  // The call deletes all rows of a product, so it is not sent while one of them is displayed.
  const isKept = (id: string): boolean => kept.some(({ productId }) => isSameProduct(productId, id));
  for (const id of new Set(rows.map(({ productId }) => productId))) {
    if (id !== '' && !isKept(id)) cart.remove(id);
  }
}
