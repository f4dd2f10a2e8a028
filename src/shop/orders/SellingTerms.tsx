import { deliveryDays, sellingTerms } from '#house/owner';
import { DeliveryDates } from './DeliveryDates';
import styles from './SellingTerms.module.css';

/** The owner's terms on paying, delivery, returns and tax, in one line. */
export function SellingTerms() {
  const terms = Object.values(sellingTerms).filter((term) => term !== null);
  const { sent, arrives } = deliveryDays;
  if (terms.length === 0 && sent === null && arrives === null) return null;
  return (
    <p className={styles.terms}>
      {terms.length > 0 && `${terms.join(' ')} `}
      <DeliveryDates />
    </p>
  );
}
