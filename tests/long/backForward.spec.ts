import type { BrowserContext, Page } from '@playwright/test';
import { existsSync } from 'node:fs';
import { paths } from '#config/paths';
import { MOCK_PREFIX } from '#mocks/paths';
import { DEMO_ACCOUNT } from '#mocks/seed/demoAccount';
import { expect, test } from '../e2e/fixtures';
import type { MockApi, Session } from '../e2e/mockApi';
import { hydrated } from '../e2e/settled';
import { expectCart, heading, logOut, main } from '../e2e/shopper';
import { CHROMIUM } from '../e2e/site';

declare global {
  interface Window {
    /** Set before the page is left: only the same page still has it. */
    before?: true;
    /** Set when the page is shown again: whether it was frozen, and the text of its first frame. */
    again?: { persisted: boolean; text: string };
  }
}

// Enables the browser's back/forward cache, which Playwright disables and the headless shell lacks.
test.use({
  launchOptions: [
    async ({ launchOptions }, provide) =>
      provide({
        ...launchOptions,
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
        ...(existsSync(CHROMIUM) ? { executablePath: CHROMIUM } : { channel: 'chromium' }),
      }),
    { scope: 'worker' },
  ],
});
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => {
      requestAnimationFrame(() => {
        window.again = { persisted, text: document.body.innerText };
      });
    });
  });
});

/**
 * Leaves the shop for another site, and returns to the frozen page.
 * @param meanwhile runs while the page is frozen
 * @returns the text of its first frame
 */
async function awayAndBack(page: Page, away: string, meanwhile: () => Promise<void>): Promise<string> {
  await page.evaluate(() => {
    delete window.again;
    window.before = true;
  });
  await page.goto(away);
  await meanwhile();
  // A frozen page loads nothing, so there is nothing else to wait for.
  await page.goBack({ waitUntil: 'commit' });
  await expect
    .poll(() => page.evaluate(() => window.again?.persisted), 'from the back/forward cache')
    .toBe(true);
  expect(await page.evaluate(() => window.before)).toBe(true);
  return page.evaluate(() => window.again?.text ?? '');
}

/** Opens another tab of the same browser. */
async function openTab(context: BrowserContext, path: string): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto(path);
  await hydrated(tab);
  return tab;
}

/** Texts that identify the demo customer on screen, in storage or in an answer. */
async function secretsOf(mock: MockApi, { user, token }: Session): Promise<string[]> {
  const orders = (await mock.state()).orders[user._id] ?? [];
  const numbers = orders.flatMap(({ orderId }) => (typeof orderId === 'string' ? [orderId] : []));
  expect(numbers).not.toEqual([]);
  return [DEMO_ACCOUNT.name, DEMO_ACCOUNT.email, user._id, token, ...numbers.slice(0, 3)];
}

/** What a page shows, its fields contain, and the browser stores for the shop. */
async function heldBy(page: Page): Promise<Record<string, string>> {
  return page.evaluate(async () => ({
    screen: document.documentElement.outerHTML,
    fields: JSON.stringify(
      [...document.querySelectorAll('input, textarea')].map((field) => 'value' in field && field.value),
    ),
    storage: JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
    history: JSON.stringify(history.state),
    databases: JSON.stringify([await caches.keys(), await indexedDB.databases(), document.cookie]),
  }));
}

/** Fails if any of the texts is on screen, in a field, in storage or in the history's entry. */
async function expectNothingOf(page: Page, secrets: readonly string[]): Promise<void> {
  const found = Object.entries(await heldBy(page)).flatMap(([place, text]) =>
    secrets.filter((secret) => text.includes(secret)).map((secret) => `${place}: ${secret}`),
  );
  expect(found, 'what the former customer left').toEqual([]);
}

test(
  'after a logout in another tab, a page from the back/forward cache shows nothing of the customer',
  { tag: '@desktop' },
  async ({ page, context, mock, signIn }) => {
    const session = await signIn();
    await mock.fillCart(session, await mock.productIds(2));
    const secrets = await secretsOf(mock, session);
    await page.goto(paths.orders);
    await expectCart(page, 2);
    await expect(main(page).getByRole('heading').first()).toBeVisible();
    const first = await awayAndBack(page, mock.origin + MOCK_PREFIX, async () => {
      const tab = await openTab(context, paths.cookies);
      await logOut(tab);
      await tab.close();
    });
    expect(secrets.filter((secret) => first.includes(secret))).toEqual([]);
    await expect(page).toHaveURL(paths.login);
    await expect(heading(page, 'Login')).toBeVisible();
    await expectCart(page, 0);
    await expectNothingOf(page, secrets);
  },
);
