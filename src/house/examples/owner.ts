import * as owner from '../owner';

/**
 * Examples of what the owner has not filled in: `npm run dev` and `npm run preview` show them, marked as
 * examples, in place of src/house/owner.ts. No other build contains them.
 */

export * from '../owner';

const isEmpty = (facts: Readonly<Record<string, string>>): boolean =>
  Object.values(facts).every((text) => !text);

export const sellingTerms = isEmpty(owner.sellingTerms)
  ? {
      payment: 'Example: Pay by invoice, once your order is confirmed.',
      delivery: 'Delivery is free in the EU.',
      returns: 'Example: Returns within 30 days, unopened.',
      tax: 'Prices include VAT.',
    }
  : owner.sellingTerms;

const { sent, arrives } = owner.deliveryDays;

export const deliveryDays: typeof owner.deliveryDays =
  sent === null && arrives === null
    ? { ...owner.deliveryDays, sent: 1, arrives: [3, 5] }
    : owner.deliveryDays;

export const afterOrder = isEmpty(owner.afterOrder)
  ? {
      nextSteps:
        'Example: We send you a confirmation by e-mail, with the invoice. Once it is paid, we pack your order by hand.',
    }
  : owner.afterOrder;
