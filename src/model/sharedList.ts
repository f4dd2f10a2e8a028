import { LIST_LIMIT } from '../config/constants';
import { paths } from '../config/paths';
import { uniqueById } from './paging';
import type { Product } from './product';

/** A perfume that an address names; only the API can say what it is. */
export type ListEntry = Pick<Product, 'id' | 'name'>;

const BETWEEN = '*';
const AFTER_ID = '.';
/** A longer id or name was not written by the shop. */
const MAX_CHARACTERS = 200;

/** Keeps the two signs of the list out of an id or a name. */
const escaped = (text: string): string =>
  text.replace(/[%.*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`);

/** Writes perfumes as `ID.NAME*ID.NAME`, 30 at most: the value of `list` in the catalogue's address (behaviour 9.16). */
export function writeList(products: readonly ListEntry[]): string {
  return products
    .slice(0, LIST_LIMIT)
    .map(({ id, name }) => escaped(id) + AFTER_ID + escaped(name))
    .join(BETWEEN);
}

/** The catalogue with a list that was written by {@link writeList}. */
export const listPath = (list: string): string =>
  `${paths.products}?${new URLSearchParams({ list }).toString()}`;

/** The saved perfumes in the catalogue's place. */
export const savedPath = `${paths.products}?saved=1`;

/** Reads what {@link writeList} wrote, and of anything else what can be read; 30 at most, each id once. */
export function readList(text: string): readonly ListEntry[] {
  return uniqueById(text.split(BETWEEN, LIST_LIMIT).flatMap(readEntry));
}

function readEntry(text: string): ListEntry[] {
  if (text.length > 3 * MAX_CHARACTERS) return [];
  try {
    const [id = '', name = '', ...rest] = text.split(AFTER_ID).map(decodeURIComponent);
    const readable = [id, name].every((part) => part.trim() !== '' && part.length <= MAX_CHARACTERS);
    return readable && rest.length === 0 ? [{ id, name }] : [];
  } catch {
    // A lone '%'.
    return [];
  }
}
