import { queryClient } from '../../api/queryClient';
import { getSession } from '../../session/sessionStore';
import { orderHelpPath } from '../../config/paths';
import { t } from '../../i18n/newestOrders';
import { t as common } from '../../i18n/common';
import { afterOrder, deliveryDays } from '#house/owner';
import { appearsTwice, newestFirst, type Order } from '../../model/order';
import { alertStore, changeAlert, showAlert } from '../../ui/alertStore';
import { ordersQuery } from '../lists/ordersQuery';
import { deliverySentences } from './deliverySentences';

/** Drops the cached orders, so that the list is fetched again. */
export async function forgetOrders(): Promise<void> {
  await queryClient.resetQueries({ queryKey: ['orders'] });
}

/**
 * Tells the customer if the order just placed appears twice, in the alert of that order while
 * it is shown: two would cover the order. A failed check is ignored, because the order stands.
 */
export async function reportDuplicates(alertId: number): Promise<void> {
  const session = getSession();
  if (!session) return;
  const { pages } = await queryClient.infiniteQuery(ordersQuery(session.user.id));
  const orders = newestFirst(pages[0]?.rows ?? []);
  if (getSession()?.user.id !== session.user.id || !appearsTwice(orders)) return;
  const link = { to: orderHelpPath(orders[0]?.number), text: common('navbar.contact') };
  const placed = alertStore.get().find(({ id }) => id === alertId);
  if (!placed) {
    showAlert({ kind: 'duplicate', text: t('order.duplicate'), tone: 'error', link });
    return;
  }
  const detail = [t('order.duplicate'), placed.detail].filter(Boolean).join(' ');
  changeAlert(alertId, { detail, help: link, tone: 'notice', picture: undefined });
}

/**
 * Adds to the alert of an order of unknown outcome how to get help and, if so, that the newest orders don't
 * contain it.
 */
export function explainUnknown(alertId: number, isMissing: boolean): void {
  const help = { to: orderHelpPath(), text: t('order.help') };
  changeAlert(alertId, { help, ...(isMissing && { detail: t('order.notYet') }) });
}

/** Adds to the alert of a placed order what happens next, as far as the owner says it. */
export function explainNext(alertId: number): void {
  const days = deliverySentences(new Date(), deliveryDays).map(({ text }) => text);
  const next = [afterOrder.nextSteps, ...days].filter(Boolean).join(' ');
  if (next !== '') changeAlert(alertId, { next });
}

/**
 * Finds the customer's order with a number, among the loaded orders or the newest ten.
 * @throws ApiError if the orders can't be loaded
 */
export async function findOrder(userId: string, number: string): Promise<Order | undefined> {
  const { pages } = await queryClient.infiniteQuery(ordersQuery(userId));
  return pages.flatMap(({ rows }) => rows).find((order) => order.number === number);
}
