import type { SafetyFacts } from './perfumes';

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

/** The right of withdrawal, for a shop that sells to consumers who have one. It is on once both are filled in. */
export const withdrawal = {
  /** Within how many days of receiving the goods, such as 14. */
  days: 0,
  /** Where a withdrawal can be sent as well: a postal address and an e-mail address, in a line. */
  address: '',
};

/** The right of withdrawal, or null where the shop's owner has not switched it on. */
export function statedWithdrawal(): Readonly<typeof withdrawal> | null {
  return withdrawal.days > 0 && withdrawal.address !== '' ? withdrawal : null;
}

/**
 * 'Ingredients and safety' of every product, for what holds for all of them. A perfume's own facts go before it: they
 * are `safety` in its row of perfumes.ts. Left empty it shows nowhere.
 */
export const safetyOfAll: SafetyFacts = {
  /** Such as 'Flammable. Keep away from flames, eyes and children. For external use.' */
  warnings: '',
  responsiblePerson: '',
  batch: '',
  shelfLife: '',
};

/** The same of products that the API sells and perfumes.ts does not know, under their names. */
export const safetyByName: Readonly<Record<string, SafetyFacts>> = {};

/**
 * When the accessibility of the shop was last checked, as the imprint says it. Left empty, the imprint has no
 * accessibility statement: check your own shop before you make one.
 */
export const accessibility = { checked: 'November 2026' };

/** Where a security problem can be reported: an e-mail or https address. Filled in, it makes security.txt. */
export const securityContact: string = '[Security contact]';
