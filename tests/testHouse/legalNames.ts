/**
 * The names of the legal pages, in the order in which the search lists them. Under the same keys,
 * config/paths.ts has their addresses and the house's legal.ts their texts.
 */
export const legalNames = {
  disclaimer: 'Disclaimer',
  privacyPolicy: 'Privacy Policy',
  cookies: 'Cookies',
  imprint: 'Imprint / Legal Information',
} as const;

export type LegalKey = keyof typeof legalNames;
