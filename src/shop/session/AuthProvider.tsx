import { useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { getSessionVersion, endSession, getSession, onSessionChange } from './sessionStore';
import { sessionText } from './texts';
import { showAlert } from '../../ui/alerts/alertStore';
import { AuthContext, type Auth } from './AuthContext';

/**
 * The session during prerendering and hydration. A guest is already known during hydration, which saves most
 * visits a second render.
 */
const whilePrerendered = (): null | undefined =>
  !import.meta.env.SSR && getSession() === null ? null : undefined;

interface AuthProviderProps {
  children: ReactNode;
  /** Runs at a logout, but not when a session expires. Must not change between renders. */
  onLogout?: () => void;
}

/** Provides the session. A prerendered page is rendered for a guest first. */
export function AuthProvider({ children, onLogout }: AuthProviderProps) {
  const session = useSyncExternalStore(onSessionChange, getSession, whilePrerendered);
  const auth = useMemo<Auth>(
    () => ({
      user: session?.user ?? null,
      token: session?.token ?? null,
      loading: session === undefined,
      sessionVersion: getSessionVersion(),
      logout: () => {
        onLogout?.();
        endSession();
        showAlert({ kind: 'session', text: sessionText('session.loggedOut') });
      },
    }),
    [session, onLogout],
  );
  return <AuthContext value={auth}>{children}</AuthContext>;
}
