import { PAGE_SIZE } from '../config/constants';
import type { ListBody } from './answers';
import type { FaultKind } from './faults';
import { isObject, type Json } from './json';
import { objectId } from './objectIds';
import { LARGE_CATALOGUE } from './seed/catalogue';

/** Invalid rows that a list can contain beside valid ones. */
const BAD_ROWS: readonly Json[] = [null, 42, 'row', [], {}, { _id: 7, name: {}, price: [], quantity: 'x' }];
/** The number of valid rows before each invalid one. */
const BAD_ROW_EVERY = 3;

/** A copy of a row as a different one: new ids, a number in its name, an hour older. */
function another(row: Json, number: number): Json {
  if (!isObject(row)) return row;
  const copy = { ...row };
  for (const name of ['_id', 'id', 'productId']) {
    if (typeof copy[name] === 'string') copy[name] = objectId('row', number);
  }
  if (typeof copy.name === 'string') copy.name = `${copy.name} No. ${number + 1}`;
  if (typeof copy.orderId === 'string') copy.orderId = `${copy.orderId}-${number + 1}`;
  if (typeof copy.createdAt === 'string') {
    copy.createdAt = new Date(Date.parse(copy.createdAt) - number * 3_600_000).toISOString();
  }
  return copy;
}

/** Repeats a list until it has the requested number of rows. */
function cycle(rows: readonly Json[], count: number, make: (row: Json, index: number) => Json): Json[] {
  if (rows.length === 0) return [];
  return Array.from({ length: count }, (_, index) => make(rows[index % rows.length] ?? null, index));
}

/** Inserts the invalid rows among the valid ones in turn, and one at the end. */
function withBadRows(rows: readonly Json[]): Json[] {
  return rows.flatMap((row, index) => {
    const follows = index % BAD_ROW_EVERY === BAD_ROW_EVERY - 1 || index === rows.length - 1;
    const bad = BAD_ROWS[Math.floor(index / BAD_ROW_EVERY) % BAD_ROWS.length];
    return follows && bad !== undefined ? [row, bad] : [row];
  });
}

/**
 * Changes the list that is answered from, for the faults that affect a whole list. Other faults leave it
 * unchanged.
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
      // A catalogue that is already large is left unchanged.
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

/** The JSON of one page of a list. */
export function listPage({ rows, where, page, wrap }: ListBody): Json {
  const matching = where ? rows.filter(where) : rows;
  if (!page) return wrap(matching, matching.length);
  const start = (page.number - 1) * page.size;
  return wrap(matching.slice(start, start + page.size), matching.length);
}
