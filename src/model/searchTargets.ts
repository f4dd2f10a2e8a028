import { paths } from '../config/paths';
import { perfumes, type PerfumeKey } from '../config/perfumes';
import { t } from '../i18n/common';
import { legalNames } from '../i18n/legalNames';
import { keysOf } from '../lib/tables';

/** Something that the search finds by its name: a page or one of the house's perfumes. */
export interface SearchTarget {
  name: string;
  path: string;
}

/** One of the house's perfumes among them. */
export interface PerfumeTarget extends SearchTarget {
  perfume: PerfumeKey;
}

/**
 * Drops case, also where a letter's two cases differ in length ('ß' and 'SS'). Upper case comes last: lower case
 * depends on the letters around ('Σ' at the end of a word), so a part of a name would not match it.
 */
function fold(text: string): string {
  return text.normalize('NFC').toLowerCase().toUpperCase();
}

/** Case-insensitive 'contains', as the overlay matches (behaviour 13.2). */
export function matchesPlainly(name: string, typed: string): boolean {
  return fold(name).includes(fold(typed.trim()));
}

/** Non-alphanumeric characters become spaces, white space is collapsed, case is dropped (behaviour 13.9). */
export function normaliseForSearch(text: string): string {
  return fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The results page's rule: both sides normalised. An empty query matches nothing. */
export function matchesNormalised(name: string, query: string): boolean {
  const wanted = normaliseForSearch(query);
  return wanted !== '' && normaliseForSearch(name).includes(wanted);
}

/** The perfume that a product's name is one of, in any case, or undefined. */
export function perfumeNamed(name: string): PerfumeTarget | undefined {
  return perfumeTargets.find((perfume) => perfume.name.toLowerCase() === name.trim().toLowerCase());
}

/** The perfumes with a page of their own (behaviour 2.1). */
export const perfumeTargets: readonly PerfumeTarget[] = keysOf(perfumes).map((perfume) => ({
  perfume,
  name: perfumes[perfume].name,
  path: paths[perfume],
}));

/** The legal pages, in the order of the search. */
export const legalTargets: readonly SearchTarget[] = keysOf(legalNames).map((page) => ({
  name: legalNames[page],
  path: paths[page],
}));

/** The searchable pages (behaviour 13.10). */
export const pageTargets: readonly SearchTarget[] = [
  ...(['home', 'products', 'contact', 'login', 'register', 'cart'] as const).map((page) => ({
    name: t(`navbar.${page}`),
    path: paths[page],
  })),
  ...legalTargets,
];
