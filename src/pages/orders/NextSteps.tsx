import { Link } from 'react-router-dom';
import { contactPath } from '#config/paths';
import { afterOrder, deliveryDays, sellingTerms } from '#house/owner';
import { DeliveryDates } from '#shop/orders/DeliveryDates';
import { hasDates, isDeliveryOver } from '#shop/orders/deliveryDates';
import { termsText } from '#shop/orders/texts';
import { locationState } from '#shop/session/locationState';
import styles from './NextSteps.module.css';

/** What happens next with the latest order, as far as the owner says it. @param number '' if it has none */
export function NextSteps({ ordered, number }: { ordered: Date | null; number: string }) {
  const dated = hasDates(deliveryDays) ? ordered : null;
  const words = [afterOrder.nextSteps, sellingTerms.returns].filter((text) => text !== null).join(' ');
  if ((words === '' && !dated) || (dated && isDeliveryOver(dated, deliveryDays))) return null;
  return (
    <div className={styles.next}>
      <h4 className="overline accent">{termsText('terms.next')}</h4>
      <p>
        {words} {dated && <DeliveryDates ordered={dated} />}
      </p>
      {sellingTerms.gift !== null && number !== '' && (
        <Link to={contactPath('card')} state={locationState({ order: number })}>
          {termsText('terms.card')}
        </Link>
      )}
    </div>
  );
}
