import { withoutQuery } from '../../components/returnAddress';
import { paths } from '../../config/paths';
import { t } from '../../i18n/account';

/**
 * What stands under the title of the login page (behaviour 5.26).
 * @param from the address that was wanted: for a page of customers, why a guest is asked to log in
 */
export function loginIntro(from = ''): string {
  const path = withoutQuery(from);
  if (path === paths.cart || path === paths.orders || path === paths.profile) return t(`login.for.${path}`);
  return t('login.intro');
}
