import { useEffect, useEffectEvent } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { params, paths } from '#config/paths';
import type { LoginState } from '#shop/session/returnAddress';
import {
  setLogoutHandler,
  subscribeToOtherTabs,
  subscribeToSession,
  type SessionChange,
} from '#shop/session/sessionStore';
import { ageAlerts, removeAllAlerts, showAlert } from '#ui/alerts/alertStore';
import { routeOf } from './routes';
import { appText } from './texts';
import { useOnChange } from './useOnChange';

/** What the layout does when the session changes: alerts of the last customer go, and a 401 or 403 leads to /login. */
export function useSessionChanges(): void {
  const navigate = useNavigate();
  const changed = useEffectEvent((change: SessionChange): void => {
    // The alert about a placed order stays: the customer must still learn of it.
    if (change === 'unauthorized') removeAllAlerts('placed');
    else if (change !== 'renewed') removeAllAlerts();
    // An address that names the last customer's order would fill in the contact form.
    const { pathname, search } = window.location;
    if (change === 'left' && new URLSearchParams(search).has(params.order))
      void navigate(pathname, { replace: true });
  });
  useEffect(subscribeToOtherTabs, []);
  useEffect(() => subscribeToSession(changed), []);
  useLoginRedirect();
}

/**
 * After a 401 or 403, tells a customer that the session has ended, and navigates to /login, unless already there. From a
 * customers' page the guard redirects.
 */
function useLoginRedirect(): void {
  const navigate = useNavigate();
  const leave = useEffectEvent((hasEnded: boolean): void => {
    if (hasEnded) showAlert({ kind: 'session', text: appText('session.ended'), tone: 'error' });
    const { pathname, search } = window.location;
    const { path, access } = routeOf(pathname);
    if (path === paths.login || access === 'customer') return;
    const state: LoginState = { from: pathname + search };
    void navigate(paths.login, { state });
  });
  useEffect(() => setLogoutHandler(leave), []);
}

/** Ages the alerts with each navigation. Redirects and changes of the query on the same page don't count. */
export function useAgingAlerts(): void {
  const { pathname } = useLocation();
  const how = useNavigationType();
  useOnChange(pathname, () => {
    if (how !== NavigationType.Replace) ageAlerts();
  });
}
