import { formatCents } from '#lib/money';
import { keysOf } from '#lib/tables';
import { MONTHS } from '#shop/orders/deliveryDates';
import type { BadgeTone } from '#ui/Badge';
import { ordersText } from './texts';

/** '21 Nov 2026' in the browser's time zone; a dash for a missing or bad date. */
export function orderDate(date: Date | null): string {
  if (!date) return ordersText('order.unknown');
  return [date.getDate(), MONTHS[date.getMonth()], date.getFullYear()].join(' ');
}

/** Formats cents as `$1,250.00`; a dash for null. */
export function orderMoney(cents: number | null): string {
  return cents === null ? ordersText('order.unknown') : formatCents(cents);
}

const STATUSES = {
  green: ['completed', 'paid', 'success', 'successful', 'delivered'],
  yellow: ['pending', 'processing'],
  red: ['cancelled', 'failed', 'unpaid'],
};

/** Returns the colour of a status, ignoring case; grey for an unknown one. */
export function badgeTone(status: string): BadgeTone {
  const key = status.trim().toLowerCase();
  return keysOf(STATUSES).find((tone) => STATUSES[tone].includes(key)) ?? 'grey';
}
