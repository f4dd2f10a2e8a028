import { Link } from 'react-router-dom';
import { deliveryAndReturns } from '#config/paths';
import { deliveryDays, sellingTerms } from '#house/owner';
import { pageText } from '#i18n/pageTexts';
import { DeliveryDates } from './DeliveryDates';
import { hasDates } from './deliveryDates';
import { tellsDelivery } from './ownersTerms';

/** The owner's terms on paying, delivery, returns and tax, in one line, with a link to them. */
export function SellingTerms() {
  const terms = Object.values(sellingTerms).filter((term) => term !== null);
  if (terms.length === 0 && !hasDates(deliveryDays)) return null;
  return (
    <p className="small">
      {terms.length > 0 && `${terms.join(' ')} `}
      <DeliveryDates /> {tellsDelivery() && <Link to={deliveryAndReturns}>{pageText('legal.delivery')}</Link>}
    </p>
  );
}
