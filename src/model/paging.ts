import { PAGE_SIZE } from '../config/constants';

/** One answer of a list that comes in pages. */
export interface Page<Row> {
  rows: readonly Row[];
  /** Rows as they came, before bad ones were dropped: paging counts these (behaviour 8.10). */
  rawCount: number;
}

/** A perfume is looked for by its name on so many pages: a server may not put the very name first. */
export const MAX_PAGES_SEARCHED = 5;

/** Whether another page may follow: a page of exactly 10 rows (behaviour 8.9). */
export function isFullPage(rawCount: number): boolean {
  return rawCount === PAGE_SIZE;
}

/** Leaves the first of each id (behaviour 8.11). */
export function uniqueById<Row extends { id: string }>(rows: readonly Row[]): Row[] {
  const seen = new Set<string>();
  return rows.filter((row) => !seen.has(row.id) && seen.add(row.id));
}

/**
 * Lays a list that was read again over the one that is shown: each row keeps its place and gets its new content. New
 * rows come at the end; one that is gone stays, or those after it would move.
 */
export function keepOrder<Row extends { id: string }>(
  shown: readonly Row[],
  read: readonly Row[],
): readonly Row[] {
  const news = new Map(read.map((row) => [row.id, row]));
  const places = shown.map((row) => {
    const now = news.get(row.id) ?? row;
    news.delete(row.id);
    return now;
  });
  return [...places, ...news.values()];
}

/**
 * Joins the loaded pages, each row once.
 * @returns all rows; `firstRows`, those of the first page that has any; and `repeats`: the last page was full and
 * had nothing new, so the server repeats itself and must not be asked for ever (behaviour 8.14)
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
