import { t } from '../../i18n/orders';
import { formatCents } from '../../model/money';

/** Formats cents as `$1,250.00`; a dash for null. */
export function orderMoney(cents: number | null): string {
  return cents === null ? t('order.unknown') : formatCents(cents);
}
