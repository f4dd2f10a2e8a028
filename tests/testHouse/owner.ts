import type { CustomerRights, DeliveryDays, FormerSite, SellingTerms } from '#houseTypes/owner';
import type { SafetyFacts } from '#houseTypes/perfume';

/** An owner who has filled in everything. */
export const shopOwner = {
  company: 'Marlow Quay Ltd',
  street: '4 Quay Street',
  city: 'M1 2AB Marlow',
  country: 'United Kingdom',
  representative: 'Ada Marlow',
  registerCourt: 'Companies House',
  registerNumber: '01234567',
  vatId: 'GB123456789',
  email: 'hello@marlow.example',
  phone: '+44 20 7946 0000',
} as const;

export const sellingTerms: SellingTerms = {
  payment: 'Pay by invoice, once your order is confirmed.',
  delivery: 'Free delivery within 3 working days.',
  returns: 'Returns within 30 days, unopened.',
  tax: 'Prices include VAT.',
  gift: 'Every order comes in a grey box.',
};
export const deliveryDays: DeliveryDays = { sent: 1, arrives: [2, 4], holidays: ['2026-12-25'] };
export const afterOrder: { nextSteps: string | null } = {
  nextSteps: 'We confirm your order by e-mail. Once it is paid, we pack it.',
};
export const safetyOfAll: SafetyFacts = {
  warnings: 'Flammable. Keep away from flames, eyes and children.',
  responsiblePerson: 'Marlow Quay Ltd, 4 Quay Street, hello@marlow.example',
  batch: 'On the base of the bottle.',
  shelfLife: 'Use within 36 months of opening.',
};
export const safetyByName: Readonly<Record<string, SafetyFacts>> = {};
export const customerRights: CustomerRights = {
  withdrawal: { days: 14, address: 'Marlow Quay Ltd, 4 Quay Street, hello@marlow.example' },
  guaranteeNotice: 'none',
  accessibilityChecked: 'May 2026',
};
export const formerSite: FormerSite = 'none';
