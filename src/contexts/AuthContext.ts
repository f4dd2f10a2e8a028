import { createContext, use } from 'react';
import type { User } from '../model/user';

/** The session's user, and the functions that log in and out. */
export interface Auth {
  user: User | null;
  token: string | null;
  /** True until a stored session has been restored or found missing. */
  loading: boolean;
  /** Changes when a customer leaves; as a component's key it discards typed text. */
  departures: number;
  /**
   * Logs in and stores the session.
   * @param credentials trimmed; the e-mail may be a user name
   * @returns the server's message, if it has one
   * @throws ApiError; 'aborted' if a session has started or ended meanwhile, or a newer login was sent
   */
  login: (credentials: { email: string; password: string }) => Promise<string | undefined>;
  /**
   * Creates an account. The caller logs in afterwards, so that it can tell which of the two calls failed.
   * @throws ApiError as `login` does
   */
  register: (account: { name: string; email: string; password: string }) => Promise<void>;
  logout: () => void;
}

/** Separate from the provider, so that a hot update of the provider keeps the context and what was typed. */
export const AuthContext = createContext<Auth | null>(null);

/**
 * The session of the nearest provider.
 * @throws Error outside of an AuthProvider
 */
export function useAuth(): Auth {
  const auth = use(AuthContext);
  if (!auth) throw new Error('useAuth must be used within AuthProvider');
  return auth;
}
