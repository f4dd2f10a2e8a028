import type { CustomerRights, DeliveryDays, FormerSite, SellingTerms } from '#houseTypes/owner';
import type { SafetyFacts } from '#houseTypes/perfume';

/** An owner who has decided nothing yet: a test that needs a fact replaces it. */
export const shopOwner = { company: '[Company name]', email: '[Contact e-mail]' };
export const sellingTerms: SellingTerms = {
  payment: null,
  delivery: null,
  returns: null,
  tax: null,
  gift: null,
};
export const deliveryDays: DeliveryDays = { sent: null, arrives: null, holidays: [] };
export const afterOrder: { nextSteps: string | null } = { nextSteps: null };
export const safetyOfAll: SafetyFacts = {};
export const safetyByName: Readonly<Record<string, SafetyFacts>> = {};
export const customerRights: CustomerRights = {
  withdrawal: null,
  guaranteeNotice: null,
  accessibilityChecked: null,
};

export const formerSite: FormerSite = null;
