/**
 * The company behind the shop, for the imprint and the privacy policy. The shop's owner fills these in
 * before going live; until then each entry is a placeholder in square brackets, and is shown as such.
 */
export const shopOwner = {
  company: '[Company name]',
  street: '[Street and number]',
  city: '[Postcode and city]',
  country: '[Country]',
  representative: '[Authorised representative]',
  registerCourt: '[Register court]',
  registerNumber: '[Register number]',
  vatId: '[VAT identification number]',
  email: '[Contact e-mail]',
  phone: '[Telephone number]',
} as const;

/**
 * What an order costs beside its price, each in a sentence or two: it shows under prices and totals and in the
 * Disclaimer. Left empty it shows nowhere; nothing is made up for it.
 */
export const sellingTerms = {
  /** Such as 'Free delivery in the EU within 3 working days.' */
  delivery: '',
  /** Such as 'Returns within 30 days, unopened.' */
  returns: '',
  /** Such as 'Prices include VAT.' */
  tax: '',
};

/** The terms that are filled in. */
export function statedTerms(terms: Readonly<Record<string, string>> = sellingTerms): string[] {
  return Object.values(terms).filter((term) => term !== '');
}

/** Where a security problem can be reported: an e-mail or https address. Filled in, it makes security.txt. */
export const securityContact: string = '[Security contact]';
