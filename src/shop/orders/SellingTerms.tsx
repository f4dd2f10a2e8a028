import { Link } from 'react-router-dom';
import { deliveryDays, sellingTerms } from '#house/owner';
import { DeliveryDates } from './DeliveryDates';
import { hasDates } from './deliveryDates';
import { deliveryLinks } from './ownersTerms';

/** The owner's terms on paying, delivery, returns and tax, in one line, with a link to them. */
export function SellingTerms() {
  const terms = Object.values(sellingTerms).filter((term) => term !== null);
  if (terms.length === 0 && !hasDates(deliveryDays)) return null;
  return (
    <p className="small">
      {terms.length > 0 && `${terms.join(' ')} `}
      <DeliveryDates />{' '}
      {deliveryLinks().map(({ name, path }) => (
        <Link key={path} to={path}>
          {name}
        </Link>
      ))}
    </p>
  );
}
