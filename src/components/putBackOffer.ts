import { paths } from '../config/paths';
import type { Cart } from '../contexts/CartContext';
import { t as buying } from '../i18n/buying';
import { t } from '../i18n/putBack';
import { logFailure } from '../lib/logger';
import { changeAlert, showAlert } from '../ui/alertStore';

/**
 * Puts a cart back and shows the progress and the result in the alert that offered it. Offers again what is
 * still missing. Never throws.
 * @param alertId the alert with the button
 */
export async function putBackFrom(alertId: number, putCartBack: Cart['putCartBack']): Promise<void> {
  const show = (text: string): void =>
    changeAlert(alertId, { action: { text, busy: true, press: () => undefined } });
  show(t('putBack.reading'));
  try {
    const outcome = await putCartBack((done, total) => show(t('putBack.adding', { done, total })));
    if (!outcome) return;
    const { added, missing } = outcome;
    if (missing.length > 0) {
      const names = missing.map(({ name, quantity }) => t('putBack.pieces', { name, quantity })).join(', ');
      offerAgain(t('putBack.partly', { added, names }), putCartBack);
    } else {
      const link = { to: paths.cart, text: buying('buying.viewCart') };
      showAlert({ kind: 'order', text: t('putBack.done'), link });
    }
  } catch (error) {
    logFailure('The cart could not be put back', error);
    offerAgain(t('putBack.failed'), putCartBack);
  }
}

function offerAgain(text: string, putCartBack: Cart['putCartBack']): void {
  const press = (): void => void putBackFrom(id, putCartBack);
  const action = { text: buying('putBack.offer'), busy: false, press };
  const id = showAlert({ kind: 'order', text, tone: 'error', lasting: true, action });
}
