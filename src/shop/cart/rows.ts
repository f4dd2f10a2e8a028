import { DEFAULT_QUANTITY } from '#config/constants';
import { isOrderId, isSameProduct, productKey } from '#shop/products/ids';
import type { Product } from '#shop/products/product';

/** A row of the cart, kept as received even if fields are missing. */
export interface CartRow {
  /** '' if the server sent none. */
  productId: string;
  name: string;
  /** Whole cents, or null if there is no readable price. */
  price: number | null;
  quantity: number;
  image: string | null;
  description: string;
}

/** A row with every field that the cart must show. */
export type ShownRow = CartRow & { price: number };

/** Whether a row is displayed: rows without productId, name or price are not. */
export function isShown(row: CartRow): row is ShownRow {
  return row.productId !== '' && row.name !== '' && row.price !== null;
}

export function shownRows(rows: readonly CartRow[]): ShownRow[] {
  return rows.filter(isShown);
}

/** Adds up the displayed rows in whole cents. */
export function cartTotal(rows: readonly CartRow[]): number {
  return shownRows(rows).reduce((sum, row) => sum + row.price * row.quantity, 0);
}

export function countPieces(rows: readonly Pick<Pieces, 'quantity'>[]): number {
  return rows.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** A number of pieces of a product. */
export type Pieces = Pick<CartRow, 'productId' | 'quantity'>;

/** The total quantity of the displayed rows. */
export function cartCount(rows: readonly CartRow[]): number {
  return countPieces(shownRows(rows));
}

/** A product that is added to the cart. One that a guest has noted may lack a price. */
export type Addable = Omit<Product, 'price'> & Pick<CartRow, 'price'>;

/** Returns the cart row for one piece of a product. */
export function rowOf({ id, name, price, image, description }: Addable): CartRow {
  return { productId: id, name, price, quantity: DEFAULT_QUANTITY, image, description };
}

/** Adds a row. If the product is already in the cart, its quantity increases. */
export function withAdded<Row extends Pieces>(rows: readonly Row[], added: Row): Row[] {
  const at = rows.findIndex((row) => isSameProduct(row.productId, added.productId));
  if (at < 0) return [...rows, added];
  return rows.map((row, index) => (index === at ? { ...row, quantity: row.quantity + added.quantity } : row));
}

/** The quantity of a product in all its rows. */
export function quantityOf(rows: readonly Pieces[], productId: string): number {
  return countPieces(rows.filter((row) => isSameProduct(row.productId, productId)));
}

/** Gives a product another quantity, in its first row; 0 removes it. */
export function withQuantity(rows: readonly CartRow[], productId: string, quantity: number): CartRow[] {
  const first = rows.find((row) => isSameProduct(row.productId, productId));
  return rows.flatMap((row) => {
    if (!isSameProduct(row.productId, productId)) return [row];
    return row === first && quantity > 0 ? [{ ...row, quantity }] : [];
  });
}

/** Rows in the order in which others of the same products are shown; new ones come last. */
export function sortedLike(shown: readonly CartRow[], rows: readonly CartRow[]): CartRow[] {
  const placeOf = ({ productId }: CartRow): number => {
    const place = shown.findIndex((row) => isSameProduct(row.productId, productId));
    return place < 0 ? shown.length : place;
  };
  return [...rows].sort((a, b) => placeOf(a) - placeOf(b));
}

export function withoutProduct(rows: readonly CartRow[], productId: string): CartRow[] {
  return rows.filter((row) => !isSameProduct(row.productId, productId));
}

/** Whether checkout is blocked, because a productId is empty or not valid for an order. */
export function blocksCheckout(rows: readonly CartRow[]): boolean {
  return rows.some((row) => !isOrderId(row.productId));
}

/** Returns the rows of a list, minus the quantities of the same products in another. */
export function subtractQuantities<Row extends Pieces>(
  rows: readonly Row[],
  subtracted: readonly Pieces[],
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

/** Returns what a list has in common with another: of each product, the smaller quantity. */
export const commonQuantities = <Row extends Pieces>(rows: readonly Row[], other: readonly Pieces[]): Row[] =>
  subtractQuantities(rows, subtractQuantities(rows, other));

/** Returns, for each product, the larger of its quantities in two carts. */
export function largerQuantities<Row extends Pieces>(one: readonly Row[], other: readonly Row[]): Row[] {
  return [...one, ...subtractQuantities(other, one)];
}
