/**
 * The legal pages by their names, in the order of the search. Each one's address follows from its name, and its
 * text stands in legal.ts under the same key.
 */
export const legalNames = {
  disclaimer: 'Disclaimer',
  privacyPolicy: 'Privacy Policy',
  cookies: 'Cookies',
  imprint: 'Imprint / Legal Information',
} as const;

export type LegalKey = keyof typeof legalNames;
