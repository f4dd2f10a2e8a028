import { ordersText } from './texts';
import { formatCents } from '../../lib/money';

/** Formats cents as `$1,250.00`; a dash for null. */
export function orderMoney(cents: number | null): string {
  return cents === null ? ordersText('order.unknown') : formatCents(cents);
}
