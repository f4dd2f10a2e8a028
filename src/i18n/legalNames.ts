/**
 * The names of the legal pages, in the order of the search. The address of each stands in config/paths.ts, its text in
 * legal.ts, under the same key.
 */
export const legalNames = {
  disclaimer: 'Disclaimer',
  privacyPolicy: 'Privacy Policy',
  cookies: 'Cookies',
  imprint: 'Imprint / Legal Information',
} as const;

export type LegalKey = keyof typeof legalNames;
