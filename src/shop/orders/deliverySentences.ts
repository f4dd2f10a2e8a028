import type { DeliveryDays } from '../../house/ownerTypes';
import { termsText } from './texts';
import { arrivalOf, dayRange } from './arrival';

type About = 'sent' | 'arrives';

/** The widest sentences, to reserve room for them. */
export const LONGEST: Readonly<Record<About, string>> = {
  sent: termsText('terms.sent', { days: '30 May' }),
  arrives: termsText('terms.arrives', { days: '30 May to 30 May' }),
};

/**
 * The sentences on when an order is sent and arrives: none for what the owner has not filled in.
 * @param ordered when it is placed
 */
export function deliverySentences(ordered: Date, days: DeliveryDays): { about: About; text: string }[] {
  if (days.sent === null && days.arrives === null) return [];
  const { sent, arrives } = arrivalOf(ordered, days);
  return [
    ...(sent
      ? [{ about: 'sent' as const, text: termsText('terms.sent', { days: dayRange(sent, sent) }) }]
      : []),
    ...(arrives
      ? [{ about: 'arrives' as const, text: termsText('terms.arrives', { days: dayRange(...arrives) }) }]
      : []),
  ];
}
