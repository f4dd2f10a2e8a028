import { PAGE_SIZE } from '../config/constants';

/** A perfume as the catalogue sells it. */
export interface Product {
  id: string;
  name: string;
  description: string;
  /** Whole cents. */
  price: number;
  /** An address that passed the allow-list, or null: the placeholder shows. */
  image: string | null;
}

/** One answer of GET /products. */
export interface ProductPage {
  products: readonly Product[];
  /** Rows as they came, before bad ones were dropped: paging counts these (behaviour 8.10). */
  rawCount: number;
}

/** Whether another page may follow: a page of exactly 10 rows (behaviour 8.9). */
export function isFullPage(rawCount: number): boolean {
  return rawCount === PAGE_SIZE;
}

/** Leaves the first of each id (behaviour 8.11). */
export function uniqueById<Row extends { id: string }>(rows: readonly Row[]): Row[] {
  const seen = new Set<string>();
  return rows.filter((row) => !seen.has(row.id) && seen.add(row.id));
}
