import { idKey } from '#api/fields';
import { PAGE_SIZE } from '#config/constants';

export interface ListPage<Row> {
  rows: readonly Row[];
  /** The number of rows before bad ones were dropped; paging uses this count. */
  rawCount: number;
}

/** Whether another page may follow: a page of exactly 10 rows. */
export function isFullPage(rawCount: number): boolean {
  return rawCount === PAGE_SIZE;
}

export function uniqueById<Row extends { id: string }>(rows: readonly Row[]): Row[] {
  const seen = new Set<string>();
  return rows.filter(({ id }) => !seen.has(idKey(id)) && seen.add(idKey(id)));
}

export interface JoinedPages<Row> {
  rows: readonly Row[];
  /** The last page was full but had no new row: automatic loading stops, 'Load more' stays. */
  repeats: boolean;
  pageCount: number;
}

export function joinPages<Row extends { id: string }>(pages: readonly ListPage<Row>[]): JoinedPages<Row> {
  const rowsOf = (some: readonly ListPage<Row>[]): Row[] => uniqueById(some.flatMap((page) => page.rows));
  const rows = rowsOf(pages);
  const isLastFull = isFullPage(pages.at(-1)?.rawCount ?? 0);
  return {
    rows,
    repeats: isLastFull && rowsOf(pages.slice(0, -1)).length === rows.length,
    pageCount: pages.length,
  };
}
