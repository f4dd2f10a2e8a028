import { queryClient } from '../api/queryClient';
import { getSession } from '../api/sessionStore';
import { paths } from '../config/paths';
import { t } from '../i18n/buying';
import { t as common } from '../i18n/common';
import { appearsTwice, newestFirst, type Order } from '../model/order';
import { showAlert } from '../ui/alertStore';
import { ordersQuery } from './ordersQuery';

/** Drops the cached orders, so that the list is read again. */
export async function forgetOrders(): Promise<void> {
  await queryClient.resetQueries({ queryKey: ['orders'] });
}

/**
 * Says so when the order that was just placed appears twice (behaviour 10.23). A failure has no consequences: the
 * order stands.
 */
export async function reportDuplicates(): Promise<void> {
  const session = getSession();
  if (!session) return;
  const { pages } = await queryClient.infiniteQuery(ordersQuery(session.user.id, true));
  if (getSession() !== session || !appearsTwice(newestFirst(pages[0]?.rows ?? []))) return;
  const link = { to: paths.contact, text: common('navbar.contact') };
  showAlert({ kind: 'twin', text: t('buying.twin'), tone: 'error', link });
}

/**
 * The customer's order of a number, among those that are loaded, else among the newest ten. A failure has no
 * consequences.
 * @throws ApiError or PrefetchError where the orders do not come
 */
export async function findOrder(userId: string, number: string): Promise<Order | undefined> {
  const { pages } = await queryClient.infiniteQuery(ordersQuery(userId, true));
  return pages.flatMap(({ rows }) => rows).find((order) => order.number === number);
}
