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
  /** Rows as they came, before bad ones were dropped: paging counts these (readings: API). */
  rawCount: number;
}

/** Whether another page may follow: a page of exactly 10 rows (spec 4: Catalogue). */
export function isFullPage(rawCount: number): boolean {
  return rawCount === PAGE_SIZE;
}

/** Leaves the first of each id (spec 3: duplicates are removed by id). */
export function uniqueById<Row extends { id: string }>(rows: readonly Row[]): Row[] {
  const seen = new Set<string>();
  return rows.filter((row) => !seen.has(row.id) && seen.add(row.id));
}
