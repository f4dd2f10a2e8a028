// Playwright reads from the pattern which fixtures one needs, and from an empty one that it needs none.
/* eslint no-empty-pattern: 'off' */
import { test as base, type CDPSession } from '@playwright/test';
import { MOCK_API_PATH } from '../../src/config/mockPaths';
import { DEMO_ACCOUNT } from '../../src/mocks/seed/demoAccount';
import { findChromium, launchArgs } from '../helpers/chromium.mjs';
import startServers from '../helpers/e2eServers';
import { PROFILES } from './load';

const executablePath = findChromium();

/** How a browser of the measures is started. */
const launchOptions = {
  args: launchArgs(),
  ...(executablePath === undefined ? {} : { executablePath }),
};

/** Where the built shop and the mock of its API are. */
interface Shop {
  site: string;
  mock: string;
}

/** A page of the slow phone, with the built shop beside it. */
export const test = base.extend<{ session: CDPSession }, { shop: Shop }>({
  ...PROFILES.phone.context,
  launchOptions: [launchOptions, { scope: 'worker' }],
  serviceWorkers: 'block',
  actionTimeout: 20_000,
  shop: [
    async ({}, use) => {
      const stop = await startServers();
      await use({ site: process.env.E2E_SITE ?? '', mock: process.env.E2E_MOCK ?? '' });
      await stop();
    },
    { scope: 'worker' },
  ],
  session: ({ page }, use) => page.context().newCDPSession(page).then(use),
});

/** The storage of the demo customer. */
export async function signIn(mock: string): Promise<Record<string, string>> {
  const answer = await fetch(`${mock}${MOCK_API_PATH}/api/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: DEMO_ACCOUNT.email, password: DEMO_ACCOUNT.password }),
  });
  const { user, token } = (await answer.json()) as { user: { _id: string }; token: string };
  return { user: JSON.stringify(user), token, userId: user._id };
}
