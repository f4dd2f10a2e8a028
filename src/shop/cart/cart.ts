import { DEFAULT_QUANTITY } from '#config/constants';
import { isOrderId, isSameProduct, productKey } from '#shop/products/ids';
import type { Product } from '#shop/products/product';

/** A row of the cart, kept as received even if fields are missing. */
export interface CartLine {
  /** '' if the server sent none. */
  productId: string;
  name: string;
  /** Whole cents, or null if there is no readable price. */
  price: number | null;
  quantity: number;
  image: string | null;
  description: string;
}

/** A change of a product's quantity that the server does not have yet. */
export interface QuantityChange {
  productId: string;
  /** How many pieces more; below zero, fewer. Presses add up until the change is sent. */
  by: number;
  /** The quantity that is being sent; undefined before. */
  to?: number;
}

/** A row with every field that the cart must show. */
export type ShownLine = CartLine & { price: number };

/** Whether a row is displayed: rows without productId, name or price are not. */
export function isShown(line: CartLine): line is ShownLine {
  return line.productId !== '' && line.name !== '' && line.price !== null;
}

/** Returns the displayed rows, in order. */
export function shownLines(lines: readonly CartLine[]): ShownLine[] {
  return lines.filter(isShown);
}

/** Adds up the displayed rows in whole cents. */
export function cartTotal(lines: readonly CartLine[]): number {
  return shownLines(lines).reduce((sum, line) => sum + line.price * line.quantity, 0);
}

export function countPieces(rows: readonly Pick<CartLine, 'quantity'>[]): number {
  return rows.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** The total quantity of the displayed rows. */
export function cartCount(lines: readonly CartLine[]): number {
  return countPieces(shownLines(lines));
}

/** What can be added to the cart: a product, or a row that was in the cart and may lack a price. */
export type Addable = Omit<Product, 'price'> & Pick<CartLine, 'price'>;

/** Returns the cart row for one unit of a product. */
export function lineOf({ id, name, price, image, description }: Addable): CartLine {
  return { productId: id, name, price, quantity: DEFAULT_QUANTITY, image, description };
}

/** Adds a row. If the product is already in the cart, its quantity increases. */
export function withAdded(lines: readonly CartLine[], added: CartLine): CartLine[] {
  const at = lines.findIndex((line) => isSameProduct(line.productId, added.productId));
  if (at < 0) return [...lines, added];
  return lines.map((line, index) =>
    index === at ? { ...line, quantity: line.quantity + added.quantity } : line,
  );
}

/** The quantity of a product in all its rows. */
export function quantityOf(lines: readonly CartLine[], productId: string): number {
  return countPieces(lines.filter((line) => isSameProduct(line.productId, productId)));
}

/** Gives a product another quantity, in its first row; 0 removes it. */
export function withQuantity(lines: readonly CartLine[], productId: string, quantity: number): CartLine[] {
  const first = lines.find((line) => isSameProduct(line.productId, productId));
  return lines.flatMap((line) => {
    if (!isSameProduct(line.productId, productId)) return [line];
    return line === first && quantity > 0 ? [{ ...line, quantity }] : [];
  });
}

/** The quantity after a change: at least 1, because only Remove takes the last piece. */
export const quantityAfter = (from: number, { by, to }: QuantityChange): number =>
  to ?? Math.max(1, from + by);

/** The change of this product, if any. */
export const changeOf = (changes: readonly QuantityChange[], productId: string): QuantityChange | undefined =>
  changes.find((change) => isSameProduct(change.productId, productId));

/** Rows with the quantities that are on their way to the server. */
export function withChanges(
  lines: readonly CartLine[],
  changes: readonly QuantityChange[],
): readonly CartLine[] {
  return changes.reduce((rows, change) => {
    const { productId } = change;
    return withQuantity(rows, productId, quantityAfter(quantityOf(rows, productId), change));
  }, lines);
}

/** Rows in the order in which others of the same products are shown; new ones come last. */
export function inPlaceOf(shown: readonly CartLine[], lines: readonly CartLine[]): CartLine[] {
  const placeOf = ({ productId }: CartLine): number => {
    const place = shown.findIndex((line) => isSameProduct(line.productId, productId));
    return place < 0 ? shown.length : place;
  };
  return [...lines].sort((a, b) => placeOf(a) - placeOf(b));
}

export function withoutProduct(lines: readonly CartLine[], productId: string): CartLine[] {
  return lines.filter((line) => !isSameProduct(line.productId, productId));
}

/** Whether checkout is blocked, because a productId is empty or not valid for an order. */
export function blocksCheckout(lines: readonly CartLine[]): boolean {
  return lines.some((line) => !isOrderId(line.productId));
}

/** Returns the rows of a list, minus the quantities of the same products in another. */
export function subtractQuantities(
  rows: readonly CartLine[],
  subtracted: readonly Pick<CartLine, 'productId' | 'quantity'>[],
): CartLine[] {
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
