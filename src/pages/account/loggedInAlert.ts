import { t } from '../../i18n/account';
import { logFailure } from '../../lib/logger';
import { showAlert } from '../../ui/alertStore';

/**
 * Announces a successful login, with a link back for a user who was sent to the login (behaviour 5.3, 5.10)
 * and an offer of what a guest wanted to buy (behaviour 10.20).
 * @param message the server's message, if any
 * @param from the address to link back to
 */
export function loggedInAlert(message: string | undefined, from: string | undefined): void {
  const text = message ?? t('login.success');
  const id = showAlert({ kind: 'session', text, ...(from && { link: { to: from, text: t('login.back') } }) });
  // Loaded on demand, because it imports code of the pages that sell.
  import('./AddPending').then(
    ({ offerPendingAdd }) => offerPendingAdd(id),
    (error: unknown) => logFailure('The wanted perfume could not be offered', error),
  );
}
