import { test as base, expect } from '@playwright/test';
import { STORAGE_KEYS } from '#config/constants';
import { DEMO_ACCOUNT } from '#mocks/seed/demoAccount';
import { SANDBOX_HEADER } from '#mocks/store';
import { MockApi, type Session } from './mockApi';
import { Problems } from './problems';
import { hydrated } from './settled';
import { MOCK_ORIGIN, SITE_ORIGIN } from './site';

interface Fixtures {
  /** The test's own sandbox of the mock API. */
  mock: MockApi;
  /** Fails the test on unexpected problems. A test that causes problems on purpose allows them here. */
  problems: Problems;
  /** Stores a session of an account, by default the demo account, before a page is opened. */
  signIn: (account?: { email: string; password: string }) => Promise<Session>;
}

export const test = base.extend<Fixtures>({
  baseURL: SITE_ORIGIN,

  // Playwright reads a fixture's dependencies from its first parameter; an empty pattern means none.
  extraHTTPHeaders: async ({}, provide, { testId, workerIndex, repeatEachIndex }) => {
    await provide({ [SANDBOX_HEADER]: `${testId}-${workerIndex}-${repeatEachIndex}` });
  },

  // A test that opens or reloads a page uses it next, so wait until React responds.
  page: async ({ page }, provide) => {
    const goto = page.goto.bind(page);
    const reload = page.reload.bind(page);
    page.goto = async (...given) => {
      const response = await goto(...given);
      await hydrated(page);
      return response;
    };
    page.reload = async (...given) => {
      const response = await reload(...given);
      await hydrated(page);
      return response;
    };
    await provide(page);
  },

  mock: async ({ extraHTTPHeaders }, provide) => {
    await provide(new MockApi(MOCK_ORIGIN, extraHTTPHeaders?.[SANDBOX_HEADER] ?? ''));
  },

  problems: [
    async ({ context }, provide) => {
      const problems = new Problems();
      await problems.watch(context);
      await provide(problems);
      problems.check();
    },
    { auto: true },
  ],

  signIn: async ({ context, mock, baseURL }, provide) => {
    await provide(async (account = DEMO_ACCOUNT) => {
      const session = await mock.login(account);
      const entries = {
        [STORAGE_KEYS.user]: JSON.stringify(session.user),
        [STORAGE_KEYS.token]: session.token,
        [STORAGE_KEYS.userId]: session.user._id,
      };
      const localStorage = Object.entries(entries).map(([name, value]) => ({ name, value }));
      await context.setStorageState({ cookies: [], origins: [{ origin: baseURL ?? '', localStorage }] });
      return session;
    });
  },
});

export { expect };
