import { takeWish } from '../../components/wish';
import { t } from '../../i18n/account';
import { showAlert } from '../../ui/alertStore';
import { AddWished } from './AddWished';

/**
 * Says that a login succeeded, and offers the way back to whoever was sent to it (behaviour 5.3, 5.10), and what a
 * guest wanted in the cart (behaviour 10.20).
 * @param message the server's own words, where it has some
 * @param from the address to go back to
 */
export function loggedInAlert(message: string | undefined, from: string | undefined): void {
  const wanted = takeWish();
  showAlert({
    kind: 'session',
    text: message ?? t('login.success'),
    ...(from && { link: { to: from, text: t('login.back') } }),
    ...(wanted && { more: <AddWished product={wanted} /> }),
  });
}
