import { paths } from '#config/paths';
import { legalNames } from '#house/legalNames';
import { pageText, type PageLink } from '#i18n/pageTexts';
import { foldCase, tidyName } from '#lib/names';
import { keysOf } from '#lib/tables';
import { goodsIn } from './questions';

/** The attribute of a field that shows a long query in smaller letters (classes.css). */
export const isLongQuery = (query: string): true | undefined => query.length > 24 || undefined;

/** Whether the name contains the typed text, ignoring case, as the overlay matches. */
export function matchesPlainly(name: string, typed: string): boolean {
  return foldCase(tidyName(name)).includes(foldCase(tidyName(typed)));
}

/** Turns non-alphanumeric characters into spaces, collapses white space and ignores case. */
function normaliseForSearch(text: string): string {
  return foldCase(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Whether the name contains the query, both normalised. An empty query matches nothing. */
export function matchesNormalised(name: string, query: string): boolean {
  const wanted = normaliseForSearch(query);
  return wanted !== '' && normaliseForSearch(name).includes(wanted);
}

/** Those rows first in whose names a word begins with the query; each part in its order. */
export function wordBeginningsFirst<Row extends { name: string }>(
  rows: readonly Row[],
  query: string,
): Row[] {
  const wanted = ` ${normaliseForSearch(query)}`;
  const isMiddle = ({ name }: Row): number => Number(!` ${normaliseForSearch(name)}`.includes(wanted));
  return [...rows].sort((a, b) => isMiddle(a) - isMiddle(b));
}

/** The goods of a query ('candles under 100'), else the query with its last word in the singular. */
export const singularOf = (query: string): string =>
  goodsIn(query) ?? query.replace(/(?<=[a-z]{3}[^su])s$/i, '');

/** Whether a product of the API has the query, or its singular, in its name. */
export const matchesProduct = (name: string, query: string): boolean =>
  matchesNormalised(name, query) || matchesNormalised(name, singularOf(query));

export const legalTargets = keysOf(legalNames).map((page) => ({
  name: legalNames[page],
  path: paths[page],
  isLegal: true,
}));

export const pageTargets: readonly (PageLink & { isLegal?: boolean })[] = [
  ...(['home', 'products', 'contact', 'login', 'register', 'cart'] as const).map((page) => ({
    name: pageText(`navbar.${page}`),
    path: paths[page],
  })),
  ...legalTargets,
];
