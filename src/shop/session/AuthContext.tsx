import { createContext, use, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { showAlert } from '#ui/alerts/alertStore';
import { currentCustomer } from './customer';
import { countSaved, endSession, getSession, sessionStore } from './sessionStore';
import { sessionText } from './texts';
import type { User } from './user';

export interface Auth {
  user: User | null;
  /** True until a stored session has been restored or found missing. */
  loading: boolean;
  /** Another one after a customer has left; as a component's key it discards what was typed and shown. */
  customerKey: string;
  /** Like `customerKey`, but the same after the API has ended a session in this tab. */
  personKey: string;
  logout: () => void;
}

const AuthContext = createContext<Auth | null>(null);

/**
 * The session of the nearest provider.
 * @throws Error outside of an AuthProvider
 */
export function useAuth(): Auth {
  const auth = use(AuthContext);
  if (!auth) throw new Error('useAuth must be used within AuthProvider');
  return auth;
}

/**
 * The session while the page is prerendered or hydrates:
 *
 *     the page                         result       meaning
 *     is prerendered by the build      undefined    unknown
 *     hydrates, a session is stored    undefined    unknown until the page has hydrated
 *     hydrates, none is stored         null         a guest: known at once, which saves a second render
 */
const untilHydrated = (): null | undefined =>
  !import.meta.env.SSR && getSession() === null ? null : undefined;

/** Provides the session. A prerendered page is rendered for a guest first. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const session = useSyncExternalStore(sessionStore.subscribe, getSession, untilHydrated);
  const auth = useMemo<Auth>(
    () => ({
      user: session?.user ?? null,
      loading: session === undefined,
      customerKey: currentCustomer().customerKey,
      personKey: currentCustomer().personKey,
      logout: () => {
        const count = countSaved();
        endSession();
        const removed = count > 0 ? sessionText('session.savedRemoved', { count }) : '';
        showAlert({ kind: 'session', text: `${sessionText('session.loggedOut')} ${removed}`.trim() });
      },
    }),
    [session],
  );
  return <AuthContext value={auth}>{children}</AuthContext>;
}
