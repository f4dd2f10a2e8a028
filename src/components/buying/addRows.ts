import { paths } from '../../config/paths';
import type { AddedRows, CartStore } from '../../cart/cartStore';
import { t } from '../../i18n/addRows';
import { t as buying } from '../../i18n/buying';
import { logFailure } from '../../lib/logger';
import { isolate } from '../../lib/isolate';
import type { CartLine } from '../../model/cart';
import { changeAlert, dismissAlert, showAlert, type AlertActionProps } from '../../ui/alertStore';

/** Shows what became of the rows. @param unknown the names of products that can't be added */
function showResult({ added, missing }: AddedRows, unknown: readonly string[]): void {
  const names = missing.map(({ name, quantity }) => t('addRows.pieces', { name, quantity })).join(', ');
  const isComplete = missing.length + unknown.length === 0;
  const sentences = [
    added > 0 ? t('addRows.added', { count: added }) : t(isComplete ? 'addRows.present' : 'addRows.none'),
    missing.length > 0 && t('addRows.missing', { names }),
    unknown.length > 0 && t('addRows.unknown', { names: unknown.map(isolate).join(', ') }),
  ];
  showAlert({
    kind: 'cart',
    text: sentences.filter(Boolean).join(' '),
    tone: isComplete ? 'success' : 'error',
    link: { to: paths.cart, text: buying('buying.viewCart') },
  });
}

/**
 * Adds what the cart lacks of these rows, and says how many came. Shows nothing after a logout. Never throws.
 * @param onProgress called with the number of units added so far, and of those to add
 * @param unknown the names of other products that can't be added
 * @returns whether the cart has all rows now
 */
export async function addRows(
  store: CartStore,
  rows: readonly CartLine[],
  onProgress: (done: number, total: number) => void,
  unknown: readonly string[] = [],
): Promise<boolean> {
  try {
    const result = await store.addMissing(rows, onProgress);
    if (!result) return false;
    showResult(result, unknown);
    return result.missing.length === 0;
  } catch (error) {
    logFailure('The cart could not be read', error);
    showAlert({ kind: 'cart', text: t('addRows.failed'), tone: 'error' });
    return false;
  }
}

/**
 * Puts back what orders have removed from the cart. The offer stays until it is used.
 * @param alertId the alert with the offer, which shows the progress
 */
export async function putBack(store: CartStore, alertId: number, offer: AlertActionProps): Promise<void> {
  const show = (text: string): void =>
    changeAlert(alertId, { action: { text, busy: true, press: () => undefined } });
  show(t('addRows.reading'));
  const isDone = await addRows(store, store.unbought(), (done, total) =>
    show(t('addRows.adding', { done, total })),
  );
  if (isDone) dismissAlert(alertId);
  else changeAlert(alertId, { action: offer });
}
