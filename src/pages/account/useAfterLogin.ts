import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '#config/paths';
import { isStillAt } from '#lib/isStillAt';
import { useHydrated } from '#lib/useHydrated';
import { buyingText } from '#shop/cart/texts';
import { useWanted } from '#shop/cart/wanted';
import { pathOf, useLocationState } from '#shop/session/locationState';
import { showAlert } from '#ui/alerts/alertStore';
import { accountText } from './texts';

/** Why a page of the customers leads to the login. */
const REASONS: Partial<Record<string, string>> = {
  [paths.cart]: accountText('login.for.cart'),
  [paths.orders]: accountText('login.for.orders'),
  [paths.profile]: accountText('login.for.profile'),
};

/** What Login and Register do after a login: a link back, and the perfumes that go into the cart. */
export function useAfterLogin() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  // The prerendered page does not know the navigation state, so its texts wait for the hydration.
  const isHydrated = useHydrated();
  const passed = useLocationState();
  const names = useWanted().map(({ name, quantity }) =>
    quantity > 1 ? buyingText('buying.pieces', { name, quantity }) : name,
  );
  const { from } = passed;
  /** Announces the login with a link back, and goes to Home unless the user has left the page. The cart adds what is wanted. */
  const finish = (message: string | undefined): void => {
    const link = from === undefined ? undefined : { to: from, text: accountText('login.back') };
    showAlert({ kind: 'session', text: message ?? accountText('login.success'), ...(link && { link }) });
    // The entry of this page is replaced: Back must not offer its address to the next customer.
    if (isStillAt(pathname)) void navigate(paths.home, { replace: true });
  };
  return {
    passed,
    /** Why the login is needed, if a customers' page led here. */
    reason: isHydrated && from !== undefined ? REASONS[pathOf(from)] : undefined,
    /** The wanted perfumes, for a text. A first list format takes a slow phone 100 ms: without any, none is made. */
    wanted: names.length > 0 && { names: new Intl.ListFormat('en-GB').format(names), count: names.length },
    finish,
  };
}
