import { t } from '../../i18n/account';
import { logFailure } from '../../lib/logger';
import { showAlert } from '../../ui/alertStore';

/**
 * Says that a login succeeded, and offers the way back to whoever was sent to it (behaviour 5.3, 5.10), and what a
 * guest wanted in the cart (behaviour 10.20).
 * @param message the server's own words, where it has some
 * @param from the address to go back to
 */
export function loggedInAlert(message: string | undefined, from: string | undefined): void {
  const text = message ?? t('login.success');
  const id = showAlert({ kind: 'session', text, ...(from && { link: { to: from, text: t('login.back') } }) });
  // Later: what it needs is loaded with the pages that sell.
  import('./AddPending').then(
    ({ offerPendingAdd }) => offerPendingAdd(id),
    (error: unknown) => logFailure('The wanted perfume could not be offered', error),
  );
}
