import { bottles } from '../mockShop';
import * as owner from '../owner';
import { perfumes } from '../perfumes';
import label from './label.svg?no-inline';
import notice from './notice.svg?no-inline';

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

export const guarantee: typeof owner.guarantee = {
  notice: owner.guarantee.notice ?? {
    file: notice,
    width: 420,
    height: 300,
    words: "Example of the EU's notice on the legal guarantee. The owner's file takes its place.",
  },
  label: owner.guarantee.label ?? {
    file: label,
    width: 420,
    height: 300,
    words: "Example of a producer's guarantee label. The owner's file takes its place.",
  },
};

export const safetyOfAll: typeof owner.safetyOfAll = {
  ...owner.safetyOfAll,
  warnings: owner.safetyOfAll.warnings || 'Example: Flammable. Keep away from flames, eyes and children.',
  responsiblePerson: owner.safetyOfAll.responsiblePerson || 'Example: name\npostal address\ne-mail address',
};

/** The first of the house's perfumes, as if its price had been reduced. */
const reduced = Object.values(perfumes)
  .slice(0, 1)
  .map(({ name }) => {
    const price = Number(bottles.find(([, other]) => other === name)?.[2]);
    return [name, { former: price + 40, lowest: price + 20, isExample: true }] as const;
  });

export const formerPrices: typeof owner.formerPrices =
  Object.keys(owner.formerPrices).length > 0 ? owner.formerPrices : Object.fromEntries(reduced);

export const searchTerms: typeof owner.searchTerms =
  owner.searchTerms.countries.length > 0
    ? owner.searchTerms
    : { countries: ['DE', 'FR'], deliveryCost: 0, returnDays: 30 };
