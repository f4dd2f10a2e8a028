import { useMemo, useSyncExternalStore, type ReactNode } from 'react';
import {
  countDepartures,
  endSession,
  getSession,
  onSessionChange,
  refreshSession,
  renewSessionSignal,
  startSession,
} from '../session/sessionStore';
import { clearSaved } from '../components/perfume/saved';
import { t } from '../i18n/common';
import { showAlert } from '../ui/alertStore';
import { AuthContext, type Auth } from './AuthContext';

/**
 * The session during prerendering and hydration. A guest is already known during hydration, which saves most
 * visits a second render.
 */
const whilePrerendered = (): null | undefined =>
  !import.meta.env.SSR && getSession() === null ? null : undefined;

async function login(credentials: { email: string; password: string }): Promise<string | undefined> {
  // Before the code is loaded: a session that starts meanwhile cancels this login.
  const signal = renewSessionSignal();
  const api = await import('../api/auth');
  const { user, token, message } = await api.login(credentials, signal);
  // Another tab may have logged in, whose event has not arrived yet.
  refreshSession();
  signal.throwIfAborted();
  startSession({ user, token });
  return message;
}

async function register(account: { name: string; email: string; password: string }): Promise<void> {
  const signal = renewSessionSignal();
  const api = await import('../api/auth');
  await api.register(account, signal);
}

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
      login,
      register,
      logout,
    }),
    [session],
  );
  return <AuthContext value={auth}>{children}</AuthContext>;
}
