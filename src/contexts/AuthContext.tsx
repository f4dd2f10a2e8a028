import { createContext, use, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { countDepartures, endSession, getSession, onSessionChange, startSession } from '../api/sessionStore';
import { STORAGE_KEYS } from '../config/constants';
import { remove } from '../lib/storage';
import type { User } from '../model/user';

/** Who is here, and the ways in and out (behaviour, chapter 5). */
export interface Auth {
  user: User | null;
  token: string | null;
  /** True until a stored session has been looked for. */
  loading: boolean;
  /** Changes when a customer leaves: as a component's key it drops what was typed there (behaviour 5.29). */
  departures: number;
  /**
   * Logs in and stores the session (behaviour 5.3).
   * @param credentials trimmed; the e-mail may be a user name
   * @returns the server's message, where it has one
   * @throws ApiError
   */
  login: (credentials: { email: string; password: string }) => Promise<string | undefined>;
  /**
   * Makes an account; the caller logs in afterwards, so that it can tell which of the two failed.
   * @throws ApiError
   */
  register: (account: { name: string; email: string; password: string }) => Promise<void>;
  logout: () => void;
}

const AuthContext = createContext<Auth | null>(null);

/**
 * What a prerendered page was rendered with. A guest is known while it is hydrated: so nothing is rendered again for most
 * visits.
 */
const whilePrerendered = (): null | undefined =>
  !import.meta.env.SSR && getSession() === null ? null : undefined;

async function login(credentials: { email: string; password: string }): Promise<string | undefined> {
  const api = await import('../api/auth');
  const { user, token, message } = await api.login(credentials);
  startSession({ user, token });
  return message;
}

async function register(account: { name: string; email: string; password: string }): Promise<void> {
  const api = await import('../api/auth');
  await api.register(account);
}

/** Logging out also forgets saved and viewed perfumes; a session that ends by itself keeps them. */
function logout(): void {
  remove(STORAGE_KEYS.saved);
  remove(STORAGE_KEYS.recentlyViewed);
  endSession();
}

/** Gives the session to all below. A prerendered page is rendered for a guest first. */
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

/**
 * The session of the nearest provider.
 * @throws Error outside of an AuthProvider
 */
export function useAuth(): Auth {
  const auth = use(AuthContext);
  if (!auth) throw new Error('useAuth must be used within AuthProvider');
  return auth;
}
