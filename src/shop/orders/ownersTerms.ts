import { deliveryPath } from '#config/paths';
import { sellingTerms } from '#house/owner';
import { pageText, type PageLink } from '#i18n/pageTexts';

/** The link 'Delivery and returns', if the owner has filled in what it leads to. */
export function deliveryLinks(): PageLink[] {
  const { delivery, returns, payment } = sellingTerms;
  const isTold = delivery !== null || returns !== null || payment !== null;
  return isTold ? [{ name: pageText('legal.delivery'), path: deliveryPath() }] : [];
}
