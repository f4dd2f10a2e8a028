import { PAGE_SIZE } from '../config/constants';
import type { ListBody } from './answers';
import type { FaultKind } from './faults';
import { isObject, type Json } from './json';
import { objectId } from './objectIds';
import { LARGE_CATALOGUE } from './seed/catalogue';

/** Rows that a list can hold beside good ones. */
const BAD_ROWS: readonly Json[] = [null, 42, 'row', [], {}, { _id: 7, name: {}, price: [], quantity: 'x' }];
/** A bad row follows this many good ones. */
const BAD_ROW_EVERY = 3;

/** The row again as another one: other ids, a numbered name, an hour older. */
function another(row: Json, number: number): Json {
  if (!isObject(row)) return row;
  const copy = { ...row };
  for (const name of ['_id', 'id', 'productId']) {
    if (typeof copy[name] === 'string') copy[name] = objectId('row', number);
  }
  if (typeof copy.name === 'string') copy.name = `${copy.name} No. ${String(number + 1)}`;
  if (typeof copy.orderId === 'string') copy.orderId = `${copy.orderId}-${String(number + 1)}`;
  if (typeof copy.createdAt === 'string') {
    copy.createdAt = new Date(Date.parse(copy.createdAt) - number * 3_600_000).toISOString();
  }
  return copy;
}

/** As many rows as asked for, from the list over and over. */
function cycle(rows: readonly Json[], count: number, make: (row: Json, index: number) => Json): Json[] {
  if (rows.length === 0) return [];
  return Array.from({ length: count }, (_, index) => make(rows[index % rows.length] ?? null, index));
}

/** The list with bad rows among its good ones, each sort of them in turn; the last row is followed by one too. */
function withBadRows(rows: readonly Json[]): Json[] {
  return rows.flatMap((row, index) => {
    const follows = index % BAD_ROW_EVERY === BAD_ROW_EVERY - 1 || index === rows.length - 1;
    const bad = BAD_ROWS[Math.floor(index / BAD_ROW_EVERY) % BAD_ROWS.length];
    return follows && bad !== undefined ? [row, bad] : [row];
  });
}

/**
 * The list that is answered from when a fault is about the whole list, not about one answer's form.
 * Other faults leave it alone.
 */
export function faultyList(list: ListBody, fault: FaultKind): ListBody {
  const { rows } = list;
  switch (fault) {
    case 'emptyList':
      return { ...list, rows: [] };
    case 'badRows':
      return { ...list, rows: withBadRows(rows) };
    case 'duplicates':
      return { ...list, rows: rows.flatMap((row) => [row, row]) };
    case 'many':
      // A catalogue that is as large already is left as it is.
      if (rows.length >= LARGE_CATALOGUE) return list;
      return {
        ...list,
        rows: cycle(rows, LARGE_CATALOGUE, (row, index) => (index < rows.length ? row : another(row, index))),
      };
    case 'repeatForever': {
      const full = cycle(
        rows.filter(list.where ?? (() => true)).slice(0, PAGE_SIZE),
        PAGE_SIZE,
        (row) => row,
      );
      return { rows: full, wrap: (page) => list.wrap(page, LARGE_CATALOGUE) };
    }
    default:
      return list;
  }
}

/** The JSON of a list's page. */
export function listPage({ rows, where, page, wrap }: ListBody): Json {
  const meant = where ? rows.filter(where) : rows;
  if (!page) return wrap(meant, meant.length);
  const start = (page.number - 1) * page.size;
  return wrap(meant.slice(start, start + page.size), meant.length);
}
