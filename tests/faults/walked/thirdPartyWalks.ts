import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { env } from '../../../src/config/env';
import { createHandlers } from '../../../src/mocks/handlers';
import { mockServer, sentRequests } from '../../../src/mocks/node';
import { installCanvasStandIn } from '../../helpers/animation';
import { renderApp } from '../../helpers/app';
import { expectLogged } from '../../helpers/console';
import { scrollToEnd } from '../../helpers/intersection';
import type { Walk } from './cell';
import type { Kind } from '../kinds';
import { click, follow, heading, note, reads } from './steps';

const ADDRESS = 'ada@example.com';
const CONFIRMATION = 'Thank you! We will write to you when we are live.';

const dialog = () => within(screen.getByRole('dialog', { name: 'Be the first to know' }));
const isRefused = ({ sort }: Kind): boolean => sort === 'unreachable' || sort === 'refused';

async function askToBeNotified(): Promise<void> {
  await click('Notify Me When Live');
  await screen.findByRole('dialog');
  fireEvent.change(dialog().getByLabelText('Email'), { target: { value: ADDRESS } });
}

function send(): void {
  fireEvent.click(dialog().getByRole('button', { name: 'Notify Me' }));
}

/** The service's 401 and 403 are not the API's: nobody is sent to /login. */
const notifyMe: Walk = {
  title: 'POST e-mail (Notify Me)',
  before: async () => {
    renderApp('/');
    await askToBeNotified();
  },
  make: async () => {
    send();
    await waitFor(() => expect(sentRequests('email')).toHaveLength(1));
  },
  sees: async (kind) => {
    if (!isRefused(kind)) {
      await reads(CONFIRMATION);
      return {};
    }
    await reads('Something went wrong. Please try again later.');
    expect(dialog().getByLabelText('Email')).toHaveValue(ADDRESS);
    return { logs: /Failed to send the address of Notify Me/ };
  },
  recovers: async (kind) => {
    if (!isRefused(kind)) return;
    send();
    await reads(CONFIRMATION);
  },
};

const UNDRAWN = 'it could not be drawn';
/** Shapes of which the player makes nothing, and what is logged of them; of the first it says so itself. */
const UNDRAWABLE: Readonly<Record<string, string>> = {
  wrongTypes: '.+',
  nulls: UNDRAWN,
  missing: UNDRAWN,
  stringNumbers: UNDRAWN,
  NaN: UNDRAWN,
};

/** How the log tells that the animation is missing; undefined where it is there. */
function logOf({ sort, fault }: Kind): string | undefined {
  if (sort === 'unreachable') return fault === 'hang' ? 'timeout' : 'network';
  if (sort === 'refused') return `status ${String(fault)}`;
  return sort === 'unreadable' ? 'shape' : UNDRAWABLE[fault];
}

async function moves(): Promise<void> {
  await screen.findByRole('button', { name: 'Pause animation' });
  expect(screen.queryByText('Loading animation...')).toBeNull();
  note('the animation');
}

const animation: Walk = {
  title: 'GET animation',
  before: async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    installCanvasStandIn();
    mockServer.use(...createHandlers({ animation: env.animationUrl }));
    renderApp('/');
    await screen.findByText('Loading animation...');
  },
  make: async () => {
    scrollToEnd();
    await waitFor(() => expect(sentRequests('animation')).toHaveLength(1));
  },
  sees: async (kind) => {
    const reason = logOf(kind);
    if (reason === undefined) {
      await moves();
      return {};
    }
    await vi.waitFor(async () => {
      await act(() => vi.advanceTimersByTimeAsync(1000));
      expectLogged(new RegExp(`^Failed to load animation: ${reason}$`));
    });
    await reads('Loading animation...');
    await reads('Launching Soon...');
    return {};
  },
  recovers: async (kind) => {
    if (logOf(kind) === undefined) return;
    follow('Contact');
    await heading('Contact');
    follow('Home');
    await screen.findByText('Loading animation...');
    scrollToEnd();
    await moves();
  },
};

export const thirdPartyWalks: readonly Walk[] = [notifyMe, animation];
