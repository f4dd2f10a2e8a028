import { t } from '../../i18n/account';
import { logFailure } from '../../lib/logger';
import { showAlert } from '../../ui/alertStore';

/**
 * Announces a successful login, with a link back for a user who was sent to the login
 * and an offer of what a guest wanted to buy.
 * @param message the server's message, if any
 * @param linkBack the address that the alert links to, if any
 * @param atOnce whether what the guest wanted to buy is added at once
 */
export function loggedInAlert(
  message: string | undefined,
  linkBack: string | undefined,
  atOnce: boolean,
): void {
  const text = message ?? t('login.success');
  const id = showAlert({
    kind: 'session',
    text,
    ...(linkBack && { link: { to: linkBack, text: t('login.back') } }),
  });
  // Loaded on demand, because it imports code of the pages that sell.
  import('./AddPending').then(
    ({ offerPendingAdd }) => offerPendingAdd(id, atOnce),
    (error: unknown) => logFailure('The wanted perfume could not be offered', error),
  );
}
