import { t } from '../../i18n/account';
import { showAlert } from '../../ui/alertStore';

/**
 * Says that a login succeeded, and offers the way back to whoever was sent to it (behaviour 5.3, 5.10).
 * @param message the server's own words, where it has some
 * @param from the address to go back to
 */
export function loggedInAlert(message: string | undefined, from: string | undefined): void {
  const text = message ?? t('login.success');
  showAlert({ kind: 'session', text, ...(from && { link: { to: from, text: t('login.back') } }) });
}
