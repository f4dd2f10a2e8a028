import { withoutQuery } from '../../shop/session/returnAddress';
import { paths } from '../../config/paths';
import { accountText } from './texts';

/**
 * The text under the title of the login page.
 * @param from the requested address; if it is a customers' page, the text explains why login is needed
 */
export function loginIntro(from = ''): string {
  const path = withoutQuery(from);
  if (path === paths.cart || path === paths.orders || path === paths.profile)
    return accountText(`login.for.${path}`);
  return accountText('login.intro');
}
