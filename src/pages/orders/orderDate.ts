import { months, ordersText } from './texts';

/** '21 Nov 2026' in the browser's time zone; a dash for a missing or bad date. */
export function orderDate(date: Date | null): string {
  if (!date) return ordersText('order.unknown');
  return [date.getDate(), months[date.getMonth()], date.getFullYear()].join(' ');
}
