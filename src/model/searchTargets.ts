import { paths } from '../config/paths';

/** Something that the search finds by its name: a page or one of the four perfumes. */
export interface SearchTarget {
  name: string;
  path: string;
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

/** The page of the perfume that a product's name is one of, or undefined. */
export function perfumePath(name: string): string | undefined {
  return perfumeTargets.find((perfume) => perfume.name.toLowerCase() === name.trim().toLowerCase())?.path;
}

/** The four perfumes (behaviour 2.1). */
export const perfumeTargets: readonly SearchTarget[] = [
  { name: 'Classic Musk', path: paths.classicMusk },
  { name: 'Amber Nights', path: paths.amberNights },
  { name: 'Vanilla Ember', path: paths.vanillaEmber },
  { name: 'Royal Oud', path: paths.royalOud },
];

/** The searchable pages (behaviour 13.10). */
export const pageTargets: readonly SearchTarget[] = [
  { name: 'Home', path: paths.home },
  { name: 'Products', path: paths.products },
  { name: 'Contact', path: paths.contact },
  { name: 'Login', path: paths.login },
  { name: 'Register', path: paths.register },
  { name: 'Cart', path: paths.cart },
  { name: 'Disclaimer', path: paths.disclaimer },
  { name: 'Privacy Policy', path: paths.privacyPolicy },
  { name: 'Cookies', path: paths.cookies },
  { name: 'Imprint / Legal Information', path: paths.imprint },
];
