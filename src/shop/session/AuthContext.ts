import { createContext, use } from 'react';
import type { User } from './user';

/** The session's user, and logging out. */
export interface Auth {
  user: User | null;
  token: string | null;
  /** True until a stored session has been restored or found missing. */
  loading: boolean;
  /** Changes when a customer leaves; as a component's key it discards typed text. */
  sessionVersion: number;
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
