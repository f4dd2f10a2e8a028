import type { CustomerRights, DeliveryDays, FormerSite, SellingTerms } from '#houseTypes/owner';
import type { SafetyFacts } from '#houseTypes/perfume';

/**
 * The company behind the shop, for the imprint and the privacy policy. The owner fills these in before the
 * shop goes live. Until then each entry is a placeholder in square brackets and is displayed as such.
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
 * The texts appear under prices and totals and in the Disclaimer. What is null shows nowhere; the shop has no
 * default for it.
 */
export const sellingTerms: SellingTerms = {
  /** For example 'Pay by invoice, once your order is confirmed.' */
  payment: null,
  /** For example 'Free delivery in the EU within 3 working days.' */
  delivery: null,
  /** For example 'Returns within 30 days, unopened.' */
  returns: null,
  /** For example 'Prices include VAT.' */
  tax: null,
  /** For example 'Every order comes in our black box with ribbon; the invoice shows no prices.' */
  gift: null,
};

/**
 * When an order is sent and arrives. The shop makes dates of it: 'Sent by 27 Nov. Arrives 1 to 3 Dec.', for
 * an order of today below prices and totals, and for the latest order from its own date.
 */
export const deliveryDays: DeliveryDays = { sent: null, arrives: null, holidays: [] };

/**
 * What happens next, in two or three sentences, in 'Latest order'. For
 * example 'We send you a confirmation by e-mail, with the invoice. Once it is paid, we pack your order.'
 */
export const afterOrder: { nextSteps: string | null } = { nextSteps: null };

/** 'Ingredients and safety' for all products. A perfume's own facts, `safety` in its facts.ts, take precedence. */
export const safetyOfAll: SafetyFacts = {
  /** For example 'Flammable. Keep away from flames, eyes and children. For external use.' */
  warnings: null,
  responsiblePerson: null,
  batch: null,
  shelfLife: null,
};

/**
 * The same facts for products that the API sells and `perfumes` does not contain, by name. Another size or
 * concentration of a perfume, such as 'Royal Oud Extrait', is such a product: it may have other ingredients.
 */
export const safetyByName: Readonly<Record<string, SafetyFacts>> = {};

export const customerRights: CustomerRights = {
  /**
   * The right of withdrawal: the number of days after receiving the goods, and where else a withdrawal can be
   * sent. For example `{ days: 14, address: 'Rose Ltd, 1 Rose Street, London, withdraw@rose.example' }`. The
   * footer of every page, the Disclaimer and each order then link to its form.
   */
  withdrawal: null,
  /**
   * The EU's harmonised notice on the legal guarantee, as the law has made it: put the file into `public` here and
   * don't change it. It is shown before Checkout and on the perfumes' pages. For example
   * `{ file: '/guarantee/notice.svg', width: 595, height: 842, words: 'what the notice says' }`, or 'none' where
   * your shop needs none.
   */
  guaranteeNotice: null,
  /**
   * When the shop's accessibility was last checked, for example 'May 2027'; the imprint states it. Check your
   * own shop first.
   */
  accessibilityChecked: null,
};

/**
 * Whether the shop's address had another site before: 'none', or 'ended' once that site's service worker, if any, ends
 * itself (docs/hosting.md).
 */
export const formerSite: FormerSite = null;
