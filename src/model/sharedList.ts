import { LIST_LIMIT } from '../config/constants';
import { paths } from '../config/paths';
import { uniqueById } from './paging';
import type { Product } from './product';

/** A perfume named in an address. Its other fields come from the API. */
export type ListEntry = Pick<Product, 'id' | 'name'>;

const BETWEEN = '*';
const AFTER_ID = '.';
/** The maximum length of an id or a name; the shop writes no longer ones. */
const MAX_CHARACTERS = 200;

/** Escapes the list's two separators in an id or a name. */
const escaped = (text: string): string =>
  text.replace(/[%.*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`);

/** Writes perfumes as `ID.NAME*ID.NAME`, 30 at most: the value of `list` in the catalogue's address. */
export function writeList(products: readonly ListEntry[]): string {
  return products
    .slice(0, LIST_LIMIT)
    .map(({ id, name }) => escaped(id) + AFTER_ID + escaped(name))
    .join(BETWEEN);
}

/** The catalogue's address with a list from {@link writeList}. */
export const listPath = (list: string): string =>
  `${paths.products}?${new URLSearchParams({ list }).toString()}`;

/** Reads a list from {@link writeList}. Entries that can't be read are skipped; 30 at most, each id once. */
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
    // The text contains a lone '%'.
    return [];
  }
}
