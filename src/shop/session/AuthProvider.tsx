import { useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { countDepartures, endSession, getSession, onSessionChange } from './sessionStore';
import { clearSaved } from '../products/saved';
import { t } from '../../app/texts';
import { showAlert } from '../../ui/alerts/alertStore';
import { AuthContext, type Auth } from './AuthContext';

/**
 * The session during prerendering and hydration. A guest is already known during hydration, which saves most
 * visits a second render.
 */
const whilePrerendered = (): null | undefined =>
  !import.meta.env.SSR && getSession() === null ? null : undefined;

/** Logs out and forgets the saved perfumes. A session that expires keeps them. */
function logout(): void {
  clearSaved();
  endSession();
  showAlert({ kind: 'session', text: t('session.loggedOut') });
}

/** Provides the session. A prerendered page is rendered for a guest first. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const session = useSyncExternalStore(onSessionChange, getSession, whilePrerendered);
  const auth = useMemo<Auth>(
    () => ({
      user: session?.user ?? null,
      token: session?.token ?? null,
      loading: session === undefined,
      departures: countDepartures(),
      logout,
    }),
    [session],
  );
  return <AuthContext value={auth}>{children}</AuthContext>;
}
