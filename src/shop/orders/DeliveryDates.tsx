import { useState } from 'react';
import { deliveryDays } from '#house/owner';
import { useHydrated } from '#lib/useHydrated';
import styles from './DeliveryDates.module.css';
import { arrivalOf, dayRange, hasDates } from './deliveryDates';
import { termsText } from './texts';

interface DeliveryDatesProps {
  /** When the order was placed; by default it is placed now. */
  ordered?: Date;
}

export function DeliveryDates({ ordered }: DeliveryDatesProps) {
  const [now] = useState(() => new Date());
  if (!hasDates(deliveryDays)) return null;
  const { sent, arrives } = arrivalOf(ordered ?? now, deliveryDays);
  return (
    <>
      {sent && (
        <Sentence
          text={termsText('terms.sent', { days: dayRange(sent, sent) })}
          longest={termsText('terms.sent', { days: '30 May' })}
        />
      )}
      {arrives && (
        <Sentence
          text={termsText('terms.arrives', { days: dayRange(...arrives) })}
          longest={termsText('terms.arrives', { days: '30 May to 30 May' })}
        />
      )}
    </>
  );
}

/** A prerendered page does not know the day: it reserves the room of the longest text. */
function Sentence({ text, longest }: { text: string; longest: string }) {
  const isHydrated = useHydrated();
  return (
    <span className={styles.sentence} data-longest={longest}>
      {isHydrated ? text : ''}{' '}
    </span>
  );
}
