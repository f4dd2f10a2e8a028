import { paths } from '../../config/paths';
import { perfumes, type PerfumeKey } from '#house/perfumes';
import { t } from '../../app/texts';
import { legalNames } from '../../house/legalNames';
import { foldCase, isSameName, tidyName } from '../../lib/names';
import { keysOf } from '../../lib/tables';
import { sizeOf } from '../products/product';

/** Something that the search finds by name: a page or one of the shop's perfumes. */
export interface SearchTarget {
  name: string;
  path: string;
}

/** A search target that is one of the shop's perfumes. */
export interface PerfumeTarget extends SearchTarget {
  perfume: PerfumeKey;
}

/** What is searched for: the typed text, trimmed; '' if it has only blanks and invisible characters. */
export function readQuery(typed: string): string {
  return tidyName(typed) === '' ? '' : typed.trim();
}

/** Whether the name contains the typed text, ignoring case, as the overlay matches. */
export function matchesPlainly(name: string, typed: string): boolean {
  return foldCase(tidyName(name)).includes(foldCase(tidyName(typed)));
}

/** Turns non-alphanumeric characters into spaces, collapses white space and ignores case. */
export function normaliseForSearch(text: string): string {
  return foldCase(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Whether the name contains the query, both normalised. An empty query matches nothing. */
export function matchesNormalised(name: string, query: string): boolean {
  const wanted = normaliseForSearch(query);
  return wanted !== '' && normaliseForSearch(name).includes(wanted);
}

/** Finds the perfume with this name; see {@link isSameName}. */
export function perfumeNamed(name: string): PerfumeTarget | undefined {
  return perfumeTargets.find((perfume) => isSameName(perfume.name, name));
}

/** Finds the shop's own perfume of which a product of this name is a size; see {@link sizeOf}. */
export function perfumeOfProduct(name: string): PerfumeTarget | undefined {
  return perfumeTargets.find((perfume) => sizeOf(name, perfume.name) !== undefined);
}

/** The perfumes with a page of their own. */
export const perfumeTargets: readonly PerfumeTarget[] = keysOf(perfumes).map((perfume) => ({
  perfume,
  name: perfumes[perfume].name,
  path: paths[perfume],
}));

/** The legal pages, in the order in which the search lists them. */
export const legalTargets: readonly SearchTarget[] = keysOf(legalNames).map((page) => ({
  name: legalNames[page],
  path: paths[page],
}));

/** The searchable pages. */
export const pageTargets: readonly SearchTarget[] = [
  ...(['home', 'products', 'contact', 'login', 'register', 'cart'] as const).map((page) => ({
    name: t(`navbar.${page}`),
    path: paths[page],
  })),
  ...legalTargets,
];
