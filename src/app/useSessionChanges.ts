import { useEffect, useEffectEvent, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { paths } from '#config/paths';
import { useCheckout } from '#shop/checkout/CheckoutContext';
import { dispatch } from '#shop/checkout/checkout';
import { locationState } from '#shop/session/locationState';
import { setLogoutHandler, subscribeToOtherTabs, takeEndedBefore } from '#shop/session/sessionStore';
import { ageAlerts, showAlert } from '#ui/alerts/alertStore';
import { cancelNavigation } from './heldHistory';
import { routeOf } from './routes';
import { appText } from './texts';
import { useOnChange } from './useOnChange';

/**
 * Follows the session of other tabs. After a 401 or 403, tells a customer that the session has ended, and navigates to
 * /login, unless already there. From a customers' page the guard redirects.
 */
export function useSessionChanges(): void {
  useEffect(subscribeToOtherTabs, []);
  const navigate = useNavigate();
  const afterRefusal = useEffectEvent((hasEnded: boolean): void => {
    if (hasEnded) showAlert({ kind: 'session', text: appText('session.ended'), tone: 'error' });
    const { pathname, search } = window.location;
    const { path, access } = routeOf(pathname);
    // From /login, the way to the page after a login may wait for its code.
    if (path === paths.login) return cancelNavigation();
    if (access === 'customer') return;
    void navigate(paths.login, { state: locationState({ from: pathname + search }) });
  });
  // The guard has redirected before the effect runs.
  const [firstPath] = useState(useLocation().pathname);
  const afterEnd = useEffectEvent((): void => {
    if (takeEndedBefore() && routeOf(firstPath).access === 'customer')
      showAlert({ kind: 'session', text: appText('session.ended'), tone: 'error' });
  });
  useEffect(() => {
    afterEnd();
    return setLogoutHandler(afterRefusal);
  }, []);
}

/** Ages the alerts, and what is said of an order, with each navigation. Redirects and changes of the query on the same page don't count. */
export function useAgingAlerts(): void {
  const { pathname } = useLocation();
  const how = useNavigationType();
  const checkout = useCheckout();
  useOnChange(pathname, () => {
    if (how === NavigationType.Replace) return;
    ageAlerts();
    if (checkout) dispatch(checkout, { type: 'navigated' });
  });
}
