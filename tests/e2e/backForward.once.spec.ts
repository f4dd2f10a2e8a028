import type { Page } from '@playwright/test';
import { MOCK_PREFIX } from '../../src/config/mockPaths';
import { paths } from '../../src/config/paths';
import { DEMO_ACCOUNT } from '../../src/mocks/seed/demoAccount';
import { findChromium, launchArgs } from '../helpers/chromium.mjs';
import { BEN, expectNothingOf, openTab, register, secretsOf } from './customers';
import { expect, test } from './fixtures';
import { logIn, logOut } from './shopper';

declare global {
  interface Window {
    /** Set before the page is left: only the very same page still has it. */
    before?: true;
    /** What the page says when it is shown again: whether it was frozen, and its first frame's text. */
    again?: { persisted: boolean; text: string };
  }
}

const executablePath = findChromium();

// Playwright switches the browser's back/forward cache off.
test.use({
  launchOptions: {
    args: launchArgs(),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    ...(executablePath === undefined ? {} : { executablePath }),
  },
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

/** Leaves the shop for another site, and comes back to the frozen page. @returns its first frame's text */
async function awayAndBack(page: Page, away: string, meanwhile: () => Promise<void>): Promise<string> {
  await page.evaluate(() => {
    delete window.again;
    window.before = true;
  });
  await page.goto(away);
  await meanwhile();
  // A frozen page loads nothing, so there is no more to wait for.
  await page.goBack({ waitUntil: 'commit' });
  await expect
    .poll(() => page.evaluate(() => window.again?.persisted), 'from the back/forward cache')
    .toBe(true);
  expect(await page.evaluate(() => window.before)).toBe(true);
  return page.evaluate(() => window.again?.text ?? '');
}

for (const path of [paths.profile, paths.orders, paths.cart]) {
  test(`${path} out of the back/forward cache shows nothing of a customer who has logged out meanwhile`, async ({
    page,
    context,
    mock,
    signIn,
  }) => {
    const session = await signIn();
    await mock.fillCart(session, await mock.productIds(2));
    const secrets = await secretsOf(mock, session);
    await page.goto(path);
    await expect(page.getByRole('banner').getByRole('link', { name: /^Cart/ })).toHaveAccessibleName(
      'Cart, 2 items',
    );
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    const first = await awayAndBack(page, mock.origin + MOCK_PREFIX, async () => {
      const tab = await openTab(context, paths.cookies);
      await logOut(tab);
      await tab.close();
    });
    expect(secrets.filter((secret) => first.includes(secret))).toEqual([]);
    await expect(page).toHaveURL(paths.login);
    await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: /^Cart/ })).toHaveAccessibleName('Cart');
    await expectNothingOf(page, secrets);
  });
}

test('a page out of the back/forward cache is the next customer’s when another one has come meanwhile', async ({
  page,
  context,
  mock,
  request,
  signIn,
}) => {
  await register(request, mock, BEN);
  const session = await signIn();
  await mock.fillCart(session, await mock.productIds(2));
  const secrets = await secretsOf(mock, session);
  await page.goto(paths.profile);
  await expect(page.getByRole('main')).toContainText(DEMO_ACCOUNT.email);
  const first = await awayAndBack(page, mock.origin + MOCK_PREFIX, async () => {
    const tab = await openTab(context, paths.login);
    await logIn(tab, BEN.email, BEN.password);
    await expect(tab).toHaveURL(paths.home);
    await tab.close();
  });
  expect(secrets.filter((secret) => first.includes(secret))).toEqual([]);
  await expect(page.getByRole('main')).toContainText(BEN.email);
  await expect(page.getByRole('banner').getByRole('link', { name: /^Cart/ })).toHaveAccessibleName('Cart');
  await expectNothingOf(page, secrets);
});

test('a page out of the back/forward cache asks for the cart afresh, and keeps the session', async ({
  page,
  mock,
  signIn,
}) => {
  const session = await signIn();
  const [first = '', second = ''] = await mock.productIds(2);
  await mock.fillCart(session, [first]);
  await page.goto(paths.cart);
  const rows = page.getByRole('list', { name: 'Items in your cart' }).getByRole('listitem');
  await expect(rows).toHaveCount(1);
  await awayAndBack(page, mock.origin + MOCK_PREFIX, () => mock.fillCart(session, [first, second]));
  await expect(rows).toHaveCount(2);
  await expect(page.getByRole('banner').getByRole('link', { name: /^Cart/ })).toHaveAccessibleName(
    'Cart, 3 items',
  );
  expect(await mock.requests('cart')).toHaveLength(2);
});
