import { t } from '../../i18n/orders';

// British English abbreviates September as 'Sept'; so the parts are put together here.
const format = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short', year: 'numeric' });

/** '21 Nov 2026' in the browser's time zone; a dash for a missing or bad date (behaviour 1.4). */
export function orderDate(date: Date | null): string {
  if (!date) return t('order.unknown');
  const parts = new Map(format.formatToParts(date).map(({ type, value }) => [type, value]));
  return [parts.get('day'), parts.get('month'), parts.get('year')].join(' ');
}
