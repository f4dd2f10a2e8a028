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

/** Where a fault of security can be reported: an e-mail or https address. Filled in, it makes security.txt. */
export const securityContact: string = '[Security contact]';
