import { deliveryDays, sellingTerms } from '#house/owner';
import { DeliveryDates } from './DeliveryDates';
import styles from './SellingTerms.module.css';
import { hasDates } from './deliveryDates';

/** The owner's terms on paying, delivery, returns and tax, in one line. */
export function SellingTerms() {
  const terms = Object.values(sellingTerms).filter((term) => term !== null);
  if (terms.length === 0 && !hasDates(deliveryDays)) return null;
  return (
    <p className={styles.terms}>
      {terms.length > 0 && `${terms.join(' ')} `}
      <DeliveryDates />
    </p>
  );
}
