import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { queryClient } from '../../src/api/queryClient';
import { env } from '../../src/config/env';
import { createHandlers } from '../../src/mocks/handlers';
import {
  clearFaults,
  currentState,
  DEMO_ACCOUNT,
  fillCart,
  inbox,
  mockServer,
  sentRequests,
  setFault,
} from '../../src/mocks/node';
import { dismissAllAlerts } from '../../src/ui/alertStore';
import { address, renderApp, storeSession } from '../helpers/app';
import { expectLogged } from '../helpers/console';
import { scrollToEnd } from '../helpers/intersection';
import type { Shop, Sight } from './shop';

function isSeen(element: HTMLElement): boolean {
  try {
    expect(element).toBeVisible();
    return true;
  } catch {
    return false;
  }
}

/** All of it that can be seen; nothing while the page is on its way. */
function all({ within: where = 'main', ...sight }: Sight): HTMLElement[] {
  const region = where === 'page' ? document.body : screen.queryAllByRole(where)[0];
  if (!region) return [];
  if ('text' in sight) return within(region).queryAllByText(sight.text).filter(isSeen);
  return within(region).queryAllByRole(sight.role, sight.name === undefined ? {} : { name: sight.name });
}

const field = (label: string): HTMLElement => within(screen.getByRole('main')).getByLabelText(label);

const entries = (name: string, area: Storage): [string, string][] =>
  Object.keys(area).map((key) => [`${name} ${key}`, area.getItem(key) ?? '']);

/** The real app in jsdom. */
export function openJsdomShop(): Shop {
  mockServer.use(...createHandlers({ animation: env.animationUrl }));
  return {
    open: async (path) => {
      // A page that is loaded remembers nothing but what is stored.
      cleanup();
      queryClient.clear();
      act(dismissAllAlerts);
      renderApp(path);
      await screen.findByRole('main');
    },
    showAgain: async () => {
      act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    },
    click: async (sight) => {
      await waitFor(() => expect(all(sight)).not.toHaveLength(0));
      fireEvent.click(all(sight)[0] ?? document.body);
    },
    fill: async (label, text) => {
      await waitFor(() => field(label));
      fireEvent.change(field(label), { target: { value: text } });
    },
    scrollTo: async () => scrollToEnd(),

    count: async (sight) => all(sight).length,
    texts: async (role) => screen.queryAllByRole(role).map(({ textContent }) => textContent),
    value: async (label) => (field(label) as HTMLInputElement).value,
    isBusy: async (name) =>
      within(screen.getByRole('main')).getByRole('button', { name }).ariaDisabled === 'true',
    path: async () => address(),
    stored: async () =>
      Object.fromEntries([...entries('local', localStorage), ...entries('session', sessionStorage)]),
    logged: async (pattern) => expectLogged(pattern),
    until: (assertion) => waitFor(assertion),

    holdClock: async () => void vi.useFakeTimers({ shouldAdvanceTime: true }),
    pass: async (ms) => {
      if (vi.isFakeTimers()) await act(() => vi.advanceTimersByTimeAsync(ms));
    },

    signIn: async () => void storeSession(),
    fillCart: async () => {
      fillCart({ 'Classic Musk': 1, 'Amber Nights': 1 });
      storeSession();
    },
    newestCode: async () => inbox().at(-1)?.otp ?? '',
    statuses: async (call) => sentRequests(call).map(({ status }) => status),
    hasAccount: async (email) => currentState().users.some((user) => user.email === email),
    latestOrder: async () => currentState().orders[DEMO_ACCOUNT.id]?.[0]?.orderId,
    goWrong: async (endpoint, fault) => {
      if (fault === 'refused') throw new Error('only a browser can be refused a connection');
      setFault({ endpoint, fault });
    },
    goRight: async () => clearFaults(),
  };
}
