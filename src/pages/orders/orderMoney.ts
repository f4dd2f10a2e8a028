import { t } from '../../i18n/orders';
import { formatCents } from '../../model/money';

/** Cents as `$1,250.00`; a dash where there are none. */
export function orderMoney(cents: number | null): string {
  return cents === null ? t('order.unknown') : formatCents(cents);
}
