import { useLocation, useNavigate } from 'react-router-dom';
import { addAndTell, wantedProduct } from '../../shop/cart/adding';
import { paths } from '../../config/paths';
import { accountText } from './texts';
import { returnAddress } from '../../shop/session/returnAddress';
import { showAlert } from '../../ui/alerts/alertStore';

/**
 * What Login and Register do after a login, from their navigation state: the address that the user came from, and the
 * perfume that goes into the cart.
 */
export function useAfterLogin() {
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  const from = returnAddress(state);
  const wanted = wantedProduct(state);
  /**
   * Announces the login with a link back, goes to Home, and adds the wanted perfume.
   * @param message the server's message, if any
   * @param here whether the page is still on screen: a user who has left it stays where they are
   */
  const finish = (message: string | undefined, here: boolean): void => {
    const link = from === undefined ? undefined : { to: from, text: accountText('login.back') };
    showAlert({ kind: 'session', text: message ?? accountText('login.success'), ...(link && { link }) });
    if (here) void navigate(paths.home);
    if (wanted) void addAndTell(wanted);
  };
  return { from, wanted, finish };
}
