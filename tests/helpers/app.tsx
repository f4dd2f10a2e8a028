import { act, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import { vi } from 'vitest';
import { App, ShopRouter } from '#app/App';
import { STORAGE_KEYS } from '#config/constants';
import { removeStored } from '#lib/storage';
import { beginVisit, endSession, refreshSession, startSession } from '#shop/session/sessionStore';
import { removeAllAlerts } from '#ui/alerts/alertStore';
import { openSession } from './mock';

interface AppOptions {
  /** Starts with the stored session of the demo account, or of the account with this e-mail. */
  signedIn?: boolean | string;
  /** The navigation state that the address is entered with. */
  state?: unknown;
}

/** Stores a session of the mock's account, as an earlier visit would have done. */
export function storeSession(email?: string): { userId: string; token: string } {
  const { user, token } = openSession(email);
  localStorage.setItem(STORAGE_KEYS.user, JSON.stringify(user));
  localStorage.setItem(STORAGE_KEYS.token, token);
  localStorage.setItem(STORAGE_KEYS.userId, user._id);
  return { userId: user._id, token };
}

/** Logs the demo account in without the login page, as another tab does. */
export function signIn(): { userId: string; token: string } {
  const session = storeSession();
  act(() => refreshSession());
  return session;
}

/** Renders the real app at an address, as main.tsx does. */
export function renderApp(path = '/', { signedIn = false, state }: AppOptions = {}): { user: UserEvent } {
  if (signedIn) storeSession(signedIn === true ? undefined : signedIn);
  beginVisit();
  const entry = state === undefined ? null : { usr: state, key: 'test', idx: 0 };
  window.history.replaceState(entry, '', path);
  render(
    <StrictMode>
      <ShopRouter>
        <App />
      </ShopRouter>
    </StrictMode>,
  );
  return {
    user: userEvent.setup(
      vi.isFakeTimers() ? { advanceTimers: (ms) => void vi.advanceTimersByTime(ms) } : { delay: null },
    ),
  };
}

/** The address the app is at. */
export const address = (): string => window.location.pathname + window.location.search;

/** Runs a function at the next change of the history, while the previous page is still on screen. */
export function onNextEntry(work: () => void, change: 'pushState' | 'replaceState' = 'pushState'): void {
  const original = window.history[change].bind(window.history);
  vi.spyOn(window.history, change).mockImplementationOnce((...entry) => {
    original(...entry);
    work();
  });
}

/** Resets everything that outlives a render, as for a new visitor. */
export function resetApp(): void {
  // All that is kept for a customer ends with the customer's visit.
  startSession({ user: { id: 'left', name: '', email: '' }, token: 'left' });
  endSession();
  // Values that could not be stored are kept in memory.
  for (const key of Object.values(STORAGE_KEYS)) {
    removeStored(key);
    removeStored(key, 'session');
  }
  localStorage.clear();
  sessionStorage.clear();
  act(() => {
    refreshSession();
    removeAllAlerts();
  });
  window.history.replaceState(null, '', '/');
}
