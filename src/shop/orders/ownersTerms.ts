import { sellingTerms } from '#house/owner';

/** Whether the owner has filled in what 'Delivery and returns' leads to. */
export function tellsDelivery(): boolean {
  const { delivery, returns, payment } = sellingTerms;
  return delivery !== null || returns !== null || payment !== null;
}
