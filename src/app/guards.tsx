import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { paths } from '#config/paths';
import { useAuth } from '#shop/session/AuthContext';
import { locationState } from '#shop/session/locationState';
import { CheckingAccess } from './CheckingAccess';

/**
 * The layout of customers' pages. It redirects guests, and customers whose session has ended: the alert after the login
 * links back. The redirect replaces the history entry, so that Back doesn't repeat it.
 */
export function RequireUser() {
  const { user, loading } = useAuth();
  const { pathname, search } = useLocation();
  if (user) return <Outlet />;
  return (
    <>
      {!loading && <Navigate to={paths.login} replace state={locationState({ from: pathname + search })} />}
      <CheckingAccess />
    </>
  );
}

export function GuestsOnly() {
  return useAuth().user ? <Navigate to={paths.home} replace /> : <Outlet />;
}
