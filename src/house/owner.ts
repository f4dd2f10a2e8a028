import type { DeliveryDays, FormerPrice, Guarantee } from '#shop/config/owner';
import type { SafetyFacts } from '#shop/config/perfume';

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
 * How to pay, and what an order costs besides the price, each in a sentence or two. The texts appear under
 * prices and totals and in the Disclaimer. An empty one shows nowhere; the shop has no default for it.
 */
export const sellingTerms = {
  /** For example 'Pay by invoice, once your order is confirmed.' */
  payment: '',
  /** For example 'Free delivery in the EU within 3 working days.' */
  delivery: '',
  /** For example 'Returns within 30 days, unopened.' */
  returns: '',
  /** For example 'Prices include VAT.' */
  tax: '',
};

/**
 * When an order is sent and arrives. The shop makes dates of it: 'Sent by 27 Nov. Arrives 1 to 3 Dec.', for
 * an order of today below prices and totals, and for the latest order from its own date.
 */
export const deliveryDays: DeliveryDays = {
  sent: null,
  arrives: null,
  until: 24,
  timeZone: 'UTC',
  holidays: [],
};

/**
 * What happens next, in two or three sentences, in the alert of a placed order and in 'Latest order'. For
 * example 'We send you a confirmation by e-mail, with the invoice. Once it is paid, we pack your order.'
 */
export const afterOrder = { nextSteps: '' };

/**
 * 'Ingredients and safety' for all products. A perfume's own facts, `safety` in its facts.ts, take
 * precedence. An empty fact shows nowhere.
 */
export const safetyOfAll: SafetyFacts = {
  /** For example 'Flammable. Keep away from flames, eyes and children. For external use.' */
  warnings: '',
  responsiblePerson: '',
  batch: '',
  shelfLife: '',
};

/** The same facts for products that the API sells and perfumes/index.ts does not contain, by name. */
export const safetyByName: Readonly<Record<string, SafetyFacts>> = {};

/**
 * Files about guarantees, as the law has made them: put them into `public` and don't change them. They are
 * shown before Checkout and on the perfumes' pages. Write 'none' where your shop needs none.
 */
export const guarantee: Guarantee = {
  /**
   * The EU's harmonised notice on the legal guarantee. For example
   * `{ file: '/guarantee/notice.svg', width: 595, height: 842, words: 'what the notice says' }`.
   */
  notice: null,
  /** The label of a producer's guarantee of durability. */
  label: null,
};

/**
 * Prices before a reduction, by the product's name in the API, in dollars, each with the lowest price of the
 * last 30 days before it. They are shown as long as the API's price is lower. For example
 * `'Royal Oud': { former: 380, lowest: 350 }`.
 */
export const formerPrices: Readonly<Record<string, FormerPrice>> = {};

/** What the structured data of a perfume tells search engines, besides `deliveryDays`. */
export const searchTerms = {
  /** Where the shop delivers, as two letters each: 'DE', 'FR'. Without any, nothing is told. */
  countries: [] as readonly string[],
  /** What delivery costs, in dollars; null if it varies. */
  deliveryCost: null as number | null,
  /** Within how many days goods can be returned; 0 if it varies. */
  returnDays: 0,
};

/**
 * When the shop's accessibility was last checked; the imprint states it. If empty, the imprint has no
 * accessibility statement. Check your own shop before you make one.
 */
export const accessibility = { checked: 'November 2026' };

/** Where to report a security problem: an e-mail or https address. The build writes it to security.txt. */
export const securityContact: string = '[Security contact]';
