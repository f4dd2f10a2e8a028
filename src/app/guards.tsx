import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '#config/paths';
import { useAuth } from '#shop/session/AuthContext';
import { locationState } from '#shop/session/locationState';
import { CheckingAccess } from './CheckingAccess';

/** Redirects guests, and customers whose session has ended; the alert after the login links back. Back skips it. */
export function RequireUser({ children }: { children: ReactNode }) {
  const { user, loading } = useAuth();
  const { pathname, search } = useLocation();
  if (user) return children;
  return (
    <>
      {!loading && <Navigate to={paths.login} replace state={locationState({ from: pathname + search })} />}
      <CheckingAccess />
    </>
  );
}

export function GuestsOnly({ children }: { children: ReactNode }) {
  return useAuth().user ? <Navigate to={paths.home} replace /> : children;
}
