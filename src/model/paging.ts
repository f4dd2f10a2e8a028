import { PAGE_SIZE } from '../config/constants';

/** One page of a paged list. */
export interface Page<Row> {
  rows: readonly Row[];
  /** The number of rows before bad ones were dropped; paging uses this count. */
  rawCount: number;
}

/** The maximum number of pages searched for a name: a server may not list the exact name first. */
export const MAX_PAGES_SEARCHED = 5;

/** Whether another page may follow: a page of exactly 10 rows. */
export function isFullPage(rawCount: number): boolean {
  return rawCount === PAGE_SIZE;
}

/** Keeps the first row of each id. */
export function uniqueById<Row extends { id: string }>(rows: readonly Row[]): Row[] {
  const seen = new Set<string>();
  return rows.filter((row) => !seen.has(row.id) && seen.add(row.id));
}

/**
 * Merges a refetched list into the one on screen: each row keeps its position and gets its new content, and
 * new rows are appended. A row that the server no longer sends stays, so that the rows after it don't move.
 * @param read all rows that were read
 * @param wanted those of them that may be appended, in their order
 */
export function keepOrder<Row extends { id: string }>(
  shown: readonly Row[],
  read: readonly Row[],
  wanted: readonly Row[] = read,
): readonly Row[] {
  const fresh = new Map(read.map((row) => [row.id, row]));
  const known = new Set(shown.map(({ id }) => id));
  return [...shown.map((row) => fresh.get(row.id) ?? row), ...wanted.filter(({ id }) => !known.has(id))];
}

/**
 * Joins the loaded pages, each row once.
 * @returns all rows; `firstRows`, those of the first page that has any; and `repeats`, whether the last page
 * was full but had no new row: the server repeats itself, so automatic loading must stop
 */
export function joinPages<Row extends { id: string }>(
  pages: readonly Page<Row>[],
): { rows: readonly Row[]; firstRows: readonly Row[]; repeats: boolean } {
  const last = pages.at(-1);
  const rows = uniqueById(pages.flatMap((page) => page.rows));
  const isNew = new Set(last?.rows.map(({ id }) => id));
  for (const page of pages.slice(0, -1)) page.rows.forEach(({ id }) => isNew.delete(id));
  const firstRows = uniqueById(pages.find((page) => page.rows.length > 0)?.rows ?? []);
  return { rows, firstRows, repeats: last !== undefined && isFullPage(last.rawCount) && isNew.size === 0 };
}
