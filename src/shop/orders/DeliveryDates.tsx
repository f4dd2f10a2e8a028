import { useState } from 'react';
import { deliveryDays } from '#house/owner';
import { useHydrated } from '../../lib/useHydrated';
import styles from './DeliveryDates.module.css';
import { deliverySentences, LONGEST } from './deliverySentences';

interface DeliveryDatesProps {
  /** When the order was placed; by default it is placed now. */
  ordered?: Date;
}

/**
 * When an order is sent and arrives, from the owner's facts. A prerendered page does not
 * know the day: it reserves the room of the longest dates.
 */
export function DeliveryDates({ ordered }: DeliveryDatesProps) {
  const isHydrated = useHydrated();
  const [now] = useState(() => new Date());
  const sentences = deliverySentences(ordered ?? now, deliveryDays);
  return sentences.map(({ about, text }) => (
    <span key={about} className={styles.sentence} data-longest={LONGEST[about]}>
      {isHydrated ? text : ''}{' '}
    </span>
  ));
}
