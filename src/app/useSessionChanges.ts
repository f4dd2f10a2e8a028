import { useEffect, useEffectEvent, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { paths } from '#config/paths';
import { useCheckout } from '#shop/checkout/CheckoutContext';
import { dispatch } from '#shop/checkout/checkout';
import { locationState } from '#shop/session/locationState';
import { setLogoutHandler, subscribeToOtherTabs, wasExpiredAtStart } from '#shop/session/sessionStore';
import { ageAlerts, showAlert } from '#ui/alerts/alertStore';
import { cancelNavigation } from './heldHistory';
import { routeOf } from './routes';
import { appText } from './texts';
import { useOnChange } from './useOnChange';

const tellEnd = (): void => showAlert({ kind: 'session', text: appText('session.ended'), tone: 'error' });

/** Follows other tabs. Tells a customer that the session has ended: after a 401, which leads to /login, or on arrival. */
export function useSessionChanges(): void {
  useEffect(subscribeToOtherTabs, []);
  const navigate = useNavigate();
  const afterRefusal = useEffectEvent((hasEnded: boolean, isElsewhere = false): void => {
    if (hasEnded) tellEnd();
    if (isElsewhere) return;
    const { pathname, search } = window.location;
    const { path, access } = routeOf(pathname);
    // A navigation away from /login may wait for its code: it ends.
    if (path === paths.login) return cancelNavigation();
    if (access === 'customer') return;
    void navigate(paths.login, { state: locationState({ from: pathname + search }) });
  });
  // The guard has redirected before the effect runs.
  const [firstPath] = useState(useLocation().pathname);
  const afterEnd = useEffectEvent((): void => {
    if (wasExpiredAtStart() && routeOf(firstPath).access === 'customer') tellEnd();
  });
  useEffect(() => {
    afterEnd();
    return setLogoutHandler(afterRefusal);
  }, []);
}

/** Ages alerts, and what is said of an order, with each navigation to another page. Redirects don't count. */
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
